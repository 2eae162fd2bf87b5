/** The text of an invented story: facts of its topic mixed with generic sentences, none repeated. */
import type { Block, Body } from '#features/content/public.ts';
import type { ArchiveStory } from './archive-story.ts';
import { expand } from './expand.ts';
import * as english from './words/english-pools.ts';
import * as hungarian from './words/pools.ts';

export interface ArchiveBodyNeeds {
  story: ArchiveStory;
  paragraphs: number;
  /** A picture inside the text. */
  image: { imageId: number; alt: string } | null;
  /** Slug of another story to link to. */
  related: string | null;
}

export function archiveBody({ story, paragraphs, image, related }: ArchiveBodyNeeds): Body {
  const { random, slots } = story;
  const pools = slots.language === 'en' ? english : hungarian;
  const left = {
    facts: random.shuffle(story.topic.facts),
    background: random.shuffle(pools.background),
    numbers: random.shuffle(pools.numbers),
    quotes: random.shuffle(pools.quotes),
    reactions: random.shuffle(pools.reactions),
    next: random.shuffle(pools.next),
    headings: random.shuffle(pools.headings),
  };
  type Pool = keyof typeof left;
  const take = (pool: Pool): string[] =>
    left[pool].splice(0, 1).map((pattern) => expand(pattern, slots, random));
  const paragraph = (...from: Pool[]): Block[] => {
    const sentences = from.flatMap(take);
    return sentences.length === 0 ? [] : [{ kind: 'paragraph', html: sentences.join(' ') }];
  };
  const heading = (): Block[] =>
    take('headings').map((html, at) => ({
      kind: 'heading',
      level: 2,
      id: `fejezet-${left.headings.length + at}`,
      html,
    }));

  const body: Block[] = [...paragraph('facts', 'facts')];
  for (let count = 1; count < paragraphs - 1; count++) {
    if (count % 4 === 3) body.push(...heading());
    if (count === 2 && image) body.push({ kind: 'image', width: 'normal', ...image });
    body.push(...oneMore(count));
  }
  body.push(...paragraph('next', 'next'));
  if (related !== null) body.push({ kind: 'relatedLink', target: { to: 'story', slug: related } });
  return body;

  function oneMore(count: number): Block[] {
    if (count % 4 === 1) return quoted(count);
    if (count % 4 === 2) return paragraph('background', 'numbers');
    if (count % 4 === 3) return paragraph('facts', 'reactions');
    return paragraph('background', 'facts', 'numbers');
  }

  function quoted(count: number): Block[] {
    const [words] = take('quotes');
    const speaker = story.speakers[Math.floor(count / 4) % story.speakers.length];
    if (words === undefined || !speaker) return paragraph('reactions', 'numbers');
    if (slots.language !== 'en' && count > 4 && random.chance(0.5)) {
      const cite = `${speaker.nev}, ${speaker.szerep}`;
      return [...paragraph('facts', 'background'), { kind: 'quote', paragraphs: [`${words}.`], cite }];
    }
    const attribution = expandLower(random.pick(pools.attributions), { ...slots, ...speaker });
    const html = slots.language === 'en' ? `“${words},” ${attribution}.` : `„${words}” – ${attribution}.`;
    return [{ kind: 'paragraph', html }];
  }

  function expandLower(pattern: string, filled: Record<string, string>): string {
    // `expand` capitalises its result, but this one stands inside a sentence; a name keeps its capital.
    const text = expand(pattern, filled, random);
    return pattern.startsWith('{') ? text : text.charAt(0).toLowerCase() + text.slice(1);
  }
}
