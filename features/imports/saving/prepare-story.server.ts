/** Prepares everything about an imported story's draft that needs no database: body, lead, pictures to import. */

import { createHash } from 'node:crypto';
import { htmlToBody } from '#features/content/public.server.ts';
import {
  addLosses,
  countLoss,
  type Losses,
  type PendingBody,
  runningTextOf,
  truncate,
} from '#features/content/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { escapeHtmlText } from '#platform/text/escape-html.ts';
import type { ImportedPicture, ImportedStory } from '../imported.ts';
import { importsWords } from '../imports-words.ts';
import { storedPaths } from '../old-addresses/old-address.ts';

export interface PreparedStory {
  story: ImportedStory;
  hash: string;
  body: PendingBody;
  title: string;
  /** Teaser for cards, when the source has no lead. */
  recommender: string;
  /** Lead picture first. */
  pictures: ImportedPicture[];
  /** Old addresses that redirect to the story. */
  oldPaths: string[];
  losses: Losses;
  lost: string[];
  /** Present addresses of documents that the story links, by their old ones. */
  documents: Map<string, string>;
}

/** The old site, and whether a path is one of our own pages, which no imported story may override. */
export interface OldSite {
  baseUrl: string;
  ownPages: Edition['ownPages'];
  isOwnPage(path: string): boolean;
}

/** Increased when the same file must produce other stories than before. */
const importerVersion = 3;

/** Hash of the source's content: the same story in another file has the same hash. */
export function hashOf(story: ImportedStory, hasMedia: boolean): string {
  return createHash('sha256')
    .update(JSON.stringify([importerVersion, hasMedia, story]))
    .digest('base64url');
}

export function prepareStory(
  story: ImportedStory,
  hash: string,
  { baseUrl, ownPages, isOwnPage }: OldSite,
): PreparedStory {
  const losses: Losses = { ...story.losses };
  const reading = htmlToBody(story.html, {
    dialect: story.dialect,
    base: pageOf(story, baseUrl),
    formerSite: baseUrl,
    ownPages,
    attached: story.attached,
  });
  addLosses(losses, reading.losses);
  const body = [...reading.body, ...trailingPictures(story.pictures)];
  if (story.title === '') countLoss(losses, 'title');
  countTimes(losses, 'letter', [story.title, story.lead, story.html].join().split('\ufffd').length - 1);
  const { paths: oldPaths, lost } = storedPaths(story.addresses, isOwnPage);
  countTimes(losses, 'address', lost);
  const start = runningTextOf(reading.body).replaceAll('\n', ' ');
  return {
    story,
    hash,
    body,
    title: story.title || truncate(start, 80) || importsWords[story.language === 'en' ? 'en' : 'hu'].untitled,
    recommender: story.lead === '' ? truncate(start, 200) : '',
    pictures: [
      ...(story.leadPicture === null ? [] : [story.leadPicture]),
      ...reading.images.map((image) => fromAttachment(story, image)),
      ...story.pictures,
    ],
    oldPaths,
    losses,
    lost: [...story.lost],
    documents: new Map(),
  };
}

function countTimes(losses: Losses, what: string, times: number): void {
  if (times > 0) addLosses(losses, { [what]: times });
}

/** Old address of the story, the base of its relative links. */
export function pageOf(story: ImportedStory, baseUrl: string): string | undefined {
  const own = story.addresses.find((address) => /^https?:\/\//.test(address));
  return own ?? (baseUrl === '' ? undefined : `${baseUrl}/`);
}

/** Pictures of the story that are not in its text. */
function trailingPictures(pictures: readonly ImportedPicture[]): PendingBody {
  const shown = pictures.map(({ source, alt, caption, credit }) => ({
    source,
    alt,
    ...(caption === '' ? {} : { caption: escapeHtmlText(caption) }),
    ...(credit === '' ? {} : { credit }),
  }));
  const [first] = shown;
  if (first === undefined) return [];
  return shown.length === 1
    ? [{ kind: 'image', ...first, width: 'normal' }]
    : [{ kind: 'gallery', images: shown }];
}

function fromAttachment(
  story: ImportedStory,
  image: { source: string; alt: string; credit?: string | undefined },
): ImportedPicture {
  const described = story.shownPictures?.find((one) => one.source === image.source);
  if (described !== undefined)
    return { ...described, alt: image.alt || described.alt, credit: image.credit ?? described.credit };
  const attached = story.attached.find((one) => one.source === image.source);
  return {
    source: image.source,
    alt: attached?.alt || image.alt,
    caption: '',
    credit: image.credit ?? '',
    focal: null,
  };
}
