/** Generates one story of the archive; the same seed and number always give the same story. */

import { slugOf } from '#platform/text/slug.ts';
import { createRandom, type Random } from '#sample/random.ts';
import { expand, type Slots } from './expand.ts';
import { roles as englishRoles } from './words/english-pools.ts';
import { familyNames, givenNames, localRoles } from './words/people.ts';
import { abroad, erdelyiPlaces, magyarPlaces, type Place } from './words/places.ts';
import { sisterSites } from './words/sister-sites.ts';
import { telexNews } from './words/telex-news.ts';
import { telexRest } from './words/telex-rest.ts';
import type { Topic } from './words/topic.ts';

export interface ArchiveStory {
  topic: Topic;
  section: string;
  slug: string;
  title: string;
  lead: string;
  genre: string;
  authors: string[];
  tags: string[];
  /** What its pictures show. */
  scene: string;
  slots: Slots;
  /** People quoted in the story, with their roles. */
  speakers: { nev: string; szerep: string }[];
  /** Random sequence for the decisions that follow. */
  random: Random;
}

export const topics: readonly Topic[] = [...telexNews, ...telexRest, ...sisterSites];

/** Every tag a story may have. */
export const archiveTags: readonly string[] = [
  ...new Set([
    ...topics.flatMap((topic) => topic.tags),
    ...[...magyarPlaces, ...erdelyiPlaces].map(([name]) => name),
  ]),
];

export function archiveStory(seed: string, number: number): ArchiveStory {
  const random = createRandom(`archive/${seed}/${number}`);
  const topic = pickTopic(random);
  const section = random.pick(topic.sections);
  const place = pickPlace(topic, random);
  const [hely, helyen, helyi] = place;
  const language = topic.language ?? 'hu';
  const speakers = [0, 1, 2].map(() => speaker(language, random));
  const nev = speakers[0]?.nev ?? '';
  const slots = { language, hely, helyen, helyi, place: hely, nev };
  const titlePattern = random.pick(topic.titles);
  const title = expand(titlePattern, slots, random);
  const ownLead =
    topic.leads.length === topic.titles.length ? topic.leads[topic.titles.indexOf(titlePattern)] : undefined;
  return {
    topic,
    section,
    title,
    slug: `${slugOf(title, 64)}-${seed}-${number}`,
    lead: expand(ownLead ?? random.pick(topic.leads), slots, random),
    genre: random.pick(topic.genres),
    authors: random.shuffle(topic.authors).slice(0, random.chance(0.15) ? 2 : 1),
    tags: [...random.shuffle(topic.tags).slice(0, random.int(1, 3)), ...(place === abroad ? [] : [hely])],
    scene: random.pick(topic.scenes),
    slots,
    speakers,
    random,
  };
}

const totalWeight = topics.reduce((sum, topic) => sum + topic.weight, 0);

function pickTopic(random: Random): Topic {
  let left = random.range(0, totalWeight);
  const found = topics.find((topic) => {
    left -= topic.weight;
    return left < 0;
  });
  return found ?? random.pick(topics);
}

function pickPlace(topic: Topic, random: Random): Place {
  if (topic.region === 'abroad') return abroad;
  return random.pick(topic.region === 'erdely' ? erdelyiPlaces : magyarPlaces);
}

function speaker(language: string, random: Random): { nev: string; szerep: string } {
  const [family, given] = [random.pick(familyNames), random.pick(givenNames)];
  if (language === 'en') return { nev: `${given} ${family}`, szerep: random.pick(englishRoles) };
  return { nev: `${family} ${given}`, szerep: random.pick(localRoles) };
}
