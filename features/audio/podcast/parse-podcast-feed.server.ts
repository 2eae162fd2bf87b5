/** Parses a podcast's RSS feed; items that cannot be imported, and parts of others, are named with the reason. */
import { htmlToBody } from '#features/content/public.server.ts';
import { withOffset } from '#platform/time/zone-names.ts';
import { parseDuration } from '../parse-duration.ts';
import { childOf, childrenOf, type FeedNode, parseFeed, textIn } from './parse-feed.server.ts';
import { transcriptTypes } from './podcast-schema.ts';

/** Not validated yet: the caller validates it before saving. */
export interface ParsedFeed {
  podcast: {
    name: string;
    description: string;
    author: string;
    ownerEmail: string;
    language: 'hu' | 'en';
    category: string;
    subcategory: string;
    explicit: boolean;
    kind: 'episodic' | 'serial';
    complete: boolean;
    /** It asks directories not to list it. */
    blocked: boolean;
    copyright: string;
    guid: string | null;
  };
  /** In feed order. */
  episodes: ParsedEpisode[];
  leftOut: FeedLoss[];
  /** Missing parts of imported episodes, and of the podcast, whose guid is ''. */
  lost: FeedLoss[];
}

/** An item of a feed, and why it, or which part of it, was left out. */
export interface FeedLoss {
  guid: string;
  title: string;
  why: string;
}

export interface ParsedEpisode {
  guid: string;
  title: string;
  description: string;
  publishedAt: number;
  duration: number;
  sound: { url: string; mime: string; bytes: number };
  season: number | null;
  number: number | null;
  kind: 'full' | 'trailer' | 'bonus';
  explicit: boolean;
  blocked: boolean;
  people: { name: string; role: 'host' | 'guest' }[];
  transcript: { url: string; type: string } | null;
}

export type FeedParseResult = { kind: 'read'; feed: ParsedFeed } | { kind: 'refused'; why: string };

export function parsePodcastFeed(xml: string): FeedParseResult {
  let root: FeedNode;
  try {
    root = parseFeed(xml);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { kind: 'refused', why: `it is not XML (${reason})` };
  }
  const rss = childOf(root, 'rss');
  const channel = rss && childOf(rss, 'channel');
  if (!channel) return { kind: 'refused', why: 'it is not RSS with a channel' };
  if (textIn(channel, 'title') === '') return { kind: 'refused', why: 'its channel has no title' };
  const leftOut: FeedLoss[] = [];
  const lost = [...lostOf(channel, podcastParts)];
  const episodes = new Map<string, ParsedEpisode>();
  for (const item of childrenOf(channel, 'item')) {
    const episode = parseEpisode(item);
    const why = typeof episode === 'string' ? episode : episodes.has(episode.guid) ? 'guid twice' : null;
    if (why !== null) leftOut.push({ ...nameOf(item), why });
    else if (typeof episode !== 'string') {
      episodes.set(episode.guid, episode);
      lost.push(...lostOf(item, episodeParts));
    }
  }
  return {
    kind: 'read',
    feed: { podcast: parsePodcast(channel), episodes: [...episodes.values()], leftOut, lost },
  };
}

/** Elements of a feed that have no counterpart here. */
const podcastParts = ['itunes:image', 'podcast:funding', 'podcast:person'];
const episodeParts = ['itunes:image', 'podcast:chapters', 'podcast:soundbite', 'podcast:alternateEnclosure'];

function lostOf(node: FeedNode, parts: readonly string[]): FeedLoss[] {
  const more = childrenOf(node, 'enclosure').length - 1;
  const length = textIn(node, 'itunes:duration');
  return [
    ...parts.filter((part) => childOf(node, part)),
    ...(more > 0 ? [`${more} more enclosure${more === 1 ? '' : 's'}`] : []),
    ...(length !== '' && parseDuration(length) === 0 ? [`itunes:duration ${length.slice(0, 40)}`] : []),
  ].map((why) => ({ ...nameOf(node), why }));
}

function nameOf(node: FeedNode): Pick<FeedLoss, 'guid' | 'title'> {
  return {
    guid: textIn(node, 'guid').slice(0, 2_000),
    title: textIn(node, 'title', 'itunes:title').slice(0, 500),
  };
}

function parsePodcast(channel: FeedNode): ParsedFeed['podcast'] {
  const category = childOf(channel, 'itunes:category');
  const owner = childOf(channel, 'itunes:owner');
  const email = owner ? textIn(owner, 'itunes:email') : '';
  const guid = textIn(channel, 'podcast:guid').toLowerCase();
  return {
    name: textIn(channel, 'title').slice(0, 500),
    description: plainText(textIn(channel, 'description', 'itunes:summary', 'itunes:subtitle')),
    author: textIn(channel, 'itunes:author').slice(0, 500),
    ownerEmail: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(email) ? email : '',
    language: /^en\b/i.test(textIn(channel, 'language')) ? 'en' : 'hu',
    category: category?.attributes.text || 'News',
    subcategory: (category && childOf(category, 'itunes:category')?.attributes.text) ?? '',
    explicit: isExplicit(channel),
    kind: textIn(channel, 'itunes:type').toLowerCase() === 'serial' ? 'serial' : 'episodic',
    complete: isYes(channel, 'itunes:complete'),
    blocked: isYes(channel, 'itunes:block'),
    copyright: textIn(channel, 'copyright').slice(0, 500),
    guid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(guid) ? guid : null,
  };
}

/** Returns the reason when the item is no valid episode. */
function parseEpisode(item: FeedNode): ParsedEpisode | string {
  const enclosure = childOf(item, 'enclosure')?.attributes ?? {};
  const url = httpsAddress(enclosure.url ?? '');
  if (url === null) return 'no sound';
  const title = textIn(item, 'title', 'itunes:title');
  if (title === '') return 'no title';
  const publishedAt = Date.parse(withOffset(textIn(item, 'pubDate'))) / 1000;
  if (!Number.isFinite(publishedAt) || publishedAt < 0) return 'no date';
  const mime = /^(audio|video)\/[\w.+-]{1,60}$/.test(enclosure.type ?? '') ? enclosure.type : undefined;
  return {
    guid: (textIn(item, 'guid') || url).slice(0, 2_000),
    title: title.slice(0, 500),
    description: plainText(textIn(item, 'description', 'content:encoded', 'itunes:summary')),
    publishedAt: Math.floor(publishedAt),
    duration: parseDuration(textIn(item, 'itunes:duration')),
    sound: { url, mime: mime ?? 'audio/mpeg', bytes: positiveIntegerIn(enclosure.length ?? '') ?? 0 },
    season: positiveIntegerIn(textIn(item, 'itunes:season', 'podcast:season')),
    number: positiveIntegerIn(textIn(item, 'itunes:episode', 'podcast:episode')),
    kind: parseKind(textIn(item, 'itunes:episodeType').toLowerCase()),
    explicit: isExplicit(item),
    blocked: isYes(item, 'itunes:block'),
    people: childrenOf(item, 'podcast:person')
      .map(({ text, attributes }) => ({ name: text.trim().slice(0, 500), role: parseRole(attributes.role) }))
      .filter(({ name }) => name !== '')
      .slice(0, 100),
    transcript: parseTranscript(item),
  };
}

/** Pages play sound over HTTPS only, which every podcast host supports. */
function httpsAddress(address: string): string | null {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || address.length > 2_000)
    return null;
  url.protocol = 'https:';
  return url.href;
}

/** The visible text of HTML or of plain text, one line per paragraph. */
function plainText(text: string): string {
  const parts = text.includes('<') ? [text] : text.split(/\n\s*\n/);
  const lines = parts.map((part) => htmlToBody(part).plainText).filter((line) => line !== '');
  return lines.join('\n').slice(0, 20_000).trim();
}

function isExplicit(node: FeedNode): boolean {
  return /^(true|yes|explicit)$/i.test(textIn(node, 'itunes:explicit'));
}

function isYes(node: FeedNode, name: string): boolean {
  return /^yes$/i.test(textIn(node, name));
}

function parseKind(text: string): ParsedEpisode['kind'] {
  return text === 'trailer' || text === 'bonus' ? text : 'full';
}

function parseRole(text: string | undefined): 'host' | 'guest' {
  return text?.toLowerCase() === 'guest' ? 'guest' : 'host';
}

/** A positive integer; null for anything else. */
function positiveIntegerIn(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null;
}

function parseTranscript(item: FeedNode): ParsedEpisode['transcript'] {
  for (const { attributes } of childrenOf(item, 'podcast:transcript')) {
    const url = httpsAddress(attributes.url ?? '');
    const type = transcriptTypes.find((one) => one === attributes.type);
    if (url !== null && type) return { url, type };
  }
  return null;
}
