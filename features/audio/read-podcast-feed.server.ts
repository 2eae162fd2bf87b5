/** A show's RSS → what we keep of it; what cannot be kept is counted by reason. */
import { textOfHtml } from '#features/content/public.server.ts';
import { durationIn } from './duration-in.ts';
import { childOf, childrenOf, type FeedNode, feedTree, textIn } from './feed-tree.server.ts';
import { transcriptTypes } from './podcast-schema.ts';

/** Not checked yet: whoever saves it does. */
export interface ReadFeed {
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
    copyright: string;
    guid: string | null;
  };
  /** In the order of the feed. */
  episodes: ReadEpisode[];
  leftOut: Record<string, number>;
}

export interface ReadEpisode {
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
  people: { name: string; role: 'host' | 'guest' }[];
  transcript: { url: string; type: string } | null;
}

export type FeedReading = { kind: 'read'; feed: ReadFeed } | { kind: 'refused'; why: string };

export function readPodcastFeed(xml: string): FeedReading {
  let root: FeedNode;
  try {
    root = feedTree(xml);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { kind: 'refused', why: `it is no XML (${reason})` };
  }
  const rss = childOf(root, 'rss');
  const channel = rss && childOf(rss, 'channel');
  if (!channel) return { kind: 'refused', why: 'it is no RSS with a channel' };
  if (textIn(channel, 'title') === '') return { kind: 'refused', why: 'its channel has no title' };
  const leftOut: Record<string, number> = {};
  const episodes = new Map<string, ReadEpisode>();
  for (const item of childrenOf(channel, 'item')) {
    const episode = episodeIn(item);
    const why = typeof episode === 'string' ? episode : episodes.has(episode.guid) ? 'guid twice' : null;
    if (why !== null) leftOut[why] = (leftOut[why] ?? 0) + 1;
    else if (typeof episode !== 'string') episodes.set(episode.guid, episode);
  }
  return { kind: 'read', feed: { podcast: showIn(channel), episodes: [...episodes.values()], leftOut } };
}

function showIn(channel: FeedNode): ReadFeed['podcast'] {
  const category = childOf(channel, 'itunes:category');
  const owner = childOf(channel, 'itunes:owner');
  const email = owner ? textIn(owner, 'itunes:email') : '';
  const guid = textIn(channel, 'podcast:guid').toLowerCase();
  return {
    name: textIn(channel, 'title').slice(0, 500),
    description: plain(textIn(channel, 'description', 'itunes:summary', 'itunes:subtitle')),
    author: textIn(channel, 'itunes:author').slice(0, 500),
    ownerEmail: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(email) ? email : '',
    language: /^en\b/i.test(textIn(channel, 'language')) ? 'en' : 'hu',
    category: category?.attributes.text || 'News',
    subcategory: (category && childOf(category, 'itunes:category')?.attributes.text) ?? '',
    explicit: isExplicit(channel),
    kind: textIn(channel, 'itunes:type').toLowerCase() === 'serial' ? 'serial' : 'episodic',
    complete: /^yes$/i.test(textIn(channel, 'itunes:complete')),
    copyright: textIn(channel, 'copyright').slice(0, 500),
    guid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(guid) ? guid : null,
  };
}

/** The reason why there is none. */
function episodeIn(item: FeedNode): ReadEpisode | string {
  const enclosure = childOf(item, 'enclosure')?.attributes ?? {};
  const url = secureAddress(enclosure.url ?? '');
  if (url === null) return 'no sound';
  const title = textIn(item, 'title', 'itunes:title');
  if (title === '') return 'no title';
  const publishedAt = Date.parse(textIn(item, 'pubDate')) / 1000;
  if (!Number.isFinite(publishedAt) || publishedAt < 0) return 'no date';
  const mime = /^(audio|video)\/[\w.+-]{1,60}$/.test(enclosure.type ?? '') ? enclosure.type : undefined;
  return {
    guid: (textIn(item, 'guid') || url).slice(0, 2_000),
    title: title.slice(0, 500),
    description: plain(textIn(item, 'description', 'content:encoded', 'itunes:summary')),
    publishedAt: Math.floor(publishedAt),
    duration: durationIn(textIn(item, 'itunes:duration')),
    sound: { url, mime: mime ?? 'audio/mpeg', bytes: wholeIn(enclosure.length ?? '') ?? 0 },
    season: wholeIn(textIn(item, 'itunes:season', 'podcast:season')),
    number: wholeIn(textIn(item, 'itunes:episode', 'podcast:episode')),
    kind: kindIn(textIn(item, 'itunes:episodeType').toLowerCase()),
    explicit: isExplicit(item),
    people: childrenOf(item, 'podcast:person')
      .map(({ text, attributes }) => ({ name: text.trim().slice(0, 500), role: roleIn(attributes.role) }))
      .filter(({ name }) => name !== '')
      .slice(0, 100),
    transcript: transcriptIn(item),
  };
}

/** Pages show what is heard over a safe line only, and by now every host has one. */
function secureAddress(address: string): string | null {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || address.length > 2_000)
    return null;
  url.protocol = 'https:';
  return url.href;
}

function plain(html: string): string {
  return textOfHtml(html).slice(0, 20_000).trim();
}

function isExplicit(node: FeedNode): boolean {
  return /^(true|yes|explicit)$/i.test(textIn(node, 'itunes:explicit'));
}

function kindIn(text: string): ReadEpisode['kind'] {
  return text === 'trailer' || text === 'bonus' ? text : 'full';
}

function roleIn(text: string | undefined): 'host' | 'guest' {
  return text?.toLowerCase() === 'guest' ? 'guest' : 'host';
}

/** At least 1; null for anything else. */
function wholeIn(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null;
}

function transcriptIn(item: FeedNode): ReadEpisode['transcript'] {
  for (const { attributes } of childrenOf(item, 'podcast:transcript')) {
    const url = secureAddress(attributes.url ?? '');
    const type = transcriptTypes.find((one) => one === attributes.type);
    if (url !== null && type) return { url, type };
  }
  return null;
}
