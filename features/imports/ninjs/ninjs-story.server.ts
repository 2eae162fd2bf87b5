import { countLoss, type Losses } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { ImportedRecord } from '../imported.ts';
import type { NinjsItem } from './ninjs-item.ts';
import { sectionsOf, tagsOf } from './ninjs-labels.ts';
import { peopleOf } from './ninjs-people.ts';
import { picturesOf } from './ninjs-pictures.server.ts';
import { type NinjsTexts, textsOf } from './ninjs-texts.server.ts';
import { isPublishableWith, timesOf } from './ninjs-times.ts';

/** Converts a ninjs item to a story or a skip record. Times without a zone are local times in `timeZone`. */
export function ninjsStory(item: NinjsItem, timeZone: string): ImportedRecord {
  const sourceKey = `ninjs:${item.uri}`;
  const losses: Losses = {};
  const times = timesOf(item, timeZone, losses);
  const texts = textsOf(item, losses);
  const { title, html } = texts;
  const why = refusal(item, texts);
  // A kill has only the uri of the story it withdraws.
  if (why !== null && times.state !== 'withdrawn')
    return { kind: 'skipped', sourceKey, title, why, losses: {}, lost: [] };
  const { authors, photographers, about } = peopleOf(item, losses);
  const isFree = (one: NinjsItem) => isPublishableWith(one, times, timeZone);
  for (const name of item.unsupported) countLoss(losses, name);
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
    // A kill has no content that could be lost.
    losses: times.state === 'withdrawn' ? {} : losses,
    lost: [],
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

/** `en_GB` is English; a language we do not support is counted as lost. */
function languageOf(code: string, losses: Losses): string {
  const own = ourLanguages.get(code.toLowerCase().split(/[-_]/)[0] ?? '');
  if (code !== '' && own === undefined) countLoss(losses, 'language');
  return own ?? code;
}
