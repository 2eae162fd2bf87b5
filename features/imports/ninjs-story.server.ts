/** A ninjs item → a story, or why it is none. */
import { cleanLine } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { ImportedAuthor, ImportedThing } from './imported.ts';
import type { NinjsItem } from './ninjs-item.ts';
import { picturesOf } from './ninjs-pictures.server.ts';
import { bodyOf, headlineOf, leadOf, subtitleOf } from './ninjs-texts.server.ts';
import { isFreeWith, timesOf } from './ninjs-times.ts';

/** Times that name no zone are on the clocks of `timeZone`. */
export function ninjsStory(item: NinjsItem, timeZone: string): ImportedThing {
  const sourceKey = `ninjs:${item.uri}`;
  const title = headlineOf(item);
  const losses: Record<string, number> = {};
  const times = timesOf(item, timeZone, losses);
  const body = bodyOf(item.bodies);
  const lead = leadOf(item.descriptions);
  const why = refusal(item, title, body, lead);
  // A kill names only the story it takes back.
  if (why !== null && times.state !== 'withdrawn')
    return { kind: 'skipped', sourceKey, title, why, losses: {} };
  const terms = item.subjects.map((one) => ({
    slug: slugOf(one.name) || slugOf(one.code),
    name: cleanLine(one.name),
  }));
  const labels = [...terms, ...item.organisations, ...item.places, ...aboutPeople(item)].map((one) => ({
    slug: slugOf(one.name),
    name: cleanLine(one.name),
  }));
  return {
    kind: 'story',
    type: 'post',
    sourceKey,
    title,
    subtitle: cleanLine(subtitleOf(item)),
    lead,
    html: body,
    dialect: 'html',
    ...times,
    version: Number(/^\d{1,15}/.exec(item.version)?.[0] ?? 0),
    slug: slugOf(item.slugline) === '' ? '' : slugOf(title) || slugOf(item.slugline),
    addresses: [item.uri, ...item.altIds.map((one) => one.value)].filter((address) =>
      /^https?:\/\//.test(address),
    ),
    authors: authorsOf(item),
    categories: item.genres
      .map((one) => ({ slug: slugOf(one.name), name: cleanLine(one.name), parent: '', description: '' }))
      .filter((one) => one.slug !== ''),
    primaryCategory: '',
    tags: [...new Map(labels.filter((one) => one.slug !== '').map((one) => [one.slug, one])).values()],
    ...picturesOf(item, body, losses, (one) => isFreeWith(one, times, timeZone)),
    attached: [],
    language: item.language,
    rank: item.urgency >= 1 && item.urgency <= 9 ? Math.round(10 - item.urgency) : 0,
    isImportant: item.urgency >= 1 && item.urgency <= 2,
    ogDescription: '',
    // A kill is not there to be kept.
    losses: times.state === 'withdrawn' ? {} : losses,
  };
}

const storyTypes = new Set(['', 'text', 'composite']);

function refusal(item: NinjsItem, title: string, body: string, lead: string): string | null {
  if (!storyTypes.has(item.type)) return `type ${item.type}`;
  if (title === '') return 'no headline';
  return body === '' && lead === '' ? 'no text' : null;
}

/** People named as authors; else the by-line, taken apart at its commas and its "and". */
function authorsOf(item: NinjsItem): ImportedAuthor[] {
  const named = item.people
    .filter((one) => /author|creator|writer|byline|reporter/.test(one.rel))
    .map((one) => one.name);
  const names =
    named.length > 0
      ? named
      : item.byline
          .replace(/^(by|írta|szerző|von|di|av):?\s+/i, '')
          .split(/\s*(?:[,;/|]|\s(?:and|és|und|e|och|et|y)\s)\s*/i);
  return names
    .map((name) => cleanLine(name))
    .filter((name) => slugOf(name) !== '')
    .map((name) => ({ slug: slugOf(name), name, email: '' }));
}

function aboutPeople(item: NinjsItem): { name: string }[] {
  return item.people.filter((one) => one.rel === 'about');
}
