/** A ninjs item → a story, or why it is none. */
import { countLoss, type Losses } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { ImportedThing } from './imported.ts';
import type { NinjsItem } from './ninjs-item.ts';
import { sectionsOf, tagsOf } from './ninjs-labels.ts';
import { peopleOf } from './ninjs-people.ts';
import { picturesOf } from './ninjs-pictures.server.ts';
import { type NinjsTexts, textsOf } from './ninjs-texts.server.ts';
import { isFreeWith, timesOf } from './ninjs-times.ts';

/** Times that name no zone are on the clocks of `timeZone`. */
export function ninjsStory(item: NinjsItem, timeZone: string): ImportedThing {
  const sourceKey = `ninjs:${item.uri}`;
  const losses: Losses = {};
  const times = timesOf(item, timeZone, losses);
  const texts = textsOf(item, losses);
  const { title, html } = texts;
  const why = refusal(item, texts);
  // A kill names only the story it takes back.
  if (why !== null && times.state !== 'withdrawn')
    return { kind: 'skipped', sourceKey, title, why, losses: {} };
  const { authors, photographers, about } = peopleOf(item, losses);
  const isFree = (one: NinjsItem) => isFreeWith(one, times, timeZone);
  for (const name of item.placeless) countLoss(losses, name);
  return {
    kind: 'story',
    type: 'post',
    sourceKey,
    ...texts,
    dialect: 'html',
    ...times,
    version: Number(/^\d{1,15}/.exec(item.version)?.[0] ?? 0),
    slug: slugOf(item.slugline) === '' ? '' : slugOf(title) || slugOf(item.slugline),
    addresses: [item.uri, ...item.altIds.map((one) => one.value)].filter((address) =>
      /^https?:\/\//.test(address),
    ),
    authors,
    categories: sectionsOf(item, losses),
    primaryCategory: '',
    tags: tagsOf(item, about, losses),
    ...picturesOf(item, html, { photographers, isFree }, losses),
    attached: [],
    language: languageOf(item.language, losses),
    rank: item.urgency >= 1 && item.urgency <= 9 ? Math.round(10 - item.urgency) : 0,
    isImportant: item.urgency >= 1 && item.urgency <= 2,
    ogDescription: '',
    // A kill is not there to be kept.
    losses: times.state === 'withdrawn' ? {} : losses,
  };
}

const storyTypes = new Set(['', 'text', 'composite']);

function refusal(item: NinjsItem, { title, html, lead }: NinjsTexts): string | null {
  if (!storyTypes.has(item.type)) return `type ${item.type}`;
  if (title === '') return 'no headline';
  return html === '' && lead === '' ? 'no text' : null;
}

const ourLanguages = new Map([
  ['hu', 'hu'],
  ['hun', 'hu'],
  ['en', 'en'],
  ['eng', 'en'],
]);

/** `en_GB` is English; a story in any other language is taken for one of the site's. */
function languageOf(code: string, losses: Losses): string {
  const own = ourLanguages.get(code.toLowerCase().split(/[-_]/)[0] ?? '');
  if (code !== '' && own === undefined) countLoss(losses, 'language');
  return own ?? code;
}
