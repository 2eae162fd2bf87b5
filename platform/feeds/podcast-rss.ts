import { feedTypes, rfc822Time } from './feed.ts';
import { element, elementAround, xmlDeclaration, xmlText } from './xml.ts';

/**
 * RSS 2.0 for podcast directories and players, with the tags of iTunes and of Podcasting 2.0. Times are unix seconds,
 * URLs are absolute.
 */
export interface PodcastFeed {
  title: string;
  description: string;
  home: string;
  self: string;
  hubs: string[];
  language: string;
  copyright: string;
  author: string;
  owner: { name: string; email: string } | null;
  /** Square, 1400 to 3000 pixels. */
  image: string;
  category: string;
  /** '' for none. */
  subcategory: string;
  explicit: boolean;
  kind: 'episodic' | 'serial';
  complete: boolean;
  /** Directories shall not list it. */
  blocked: boolean;
  guid: string;
  /** Newest first. */
  episodes: PodcastFeedEpisode[];
}

export interface PodcastFeedEpisode {
  guid: string;
  title: string;
  /** Plain text; paragraphs are separated by empty lines. */
  description: string;
  /** URL of its page; '' for none. */
  page: string;
  publishedAt: number;
  duration: number;
  sound: { address: string; mime: string; bytes: number };
  image: string;
  season: number | null;
  number: number | null;
  kind: 'full' | 'trailer' | 'bonus';
  explicit: boolean;
  blocked: boolean;
  /** URL of its chapters in JSON; '' for none. */
  chapters: string;
  people: { name: string; role: string }[];
  transcript: { url: string; type: string } | null;
}

export function podcastRss(feed: PodcastFeed): string {
  const newest = Math.max(0, ...feed.episodes.map(({ publishedAt }) => publishedAt));
  return [
    xmlDeclaration,
    `<rss version="2.0"${namespaces}><channel>`,
    element('title', feed.title),
    element('link', feed.home),
    element('description', paragraphs(feed.description)),
    element('language', feed.language),
    unless(feed.copyright === '', () => element('copyright', feed.copyright)),
    element('atom:link', null, { rel: 'self', type: feedTypes.rss, href: feed.self }),
    ...feed.hubs.map((href) => element('atom:link', null, { rel: 'hub', href })),
    unless(newest === 0, () => element('lastBuildDate', rfc822Time(newest))),
    unless(feed.image === '', () =>
      elementAround('image', [
        element('url', feed.image),
        element('title', feed.title),
        element('link', feed.home),
      ]),
    ),
    unless(feed.image === '', () => element('itunes:image', null, { href: feed.image })),
    categoryXml(feed),
    element('itunes:explicit', String(feed.explicit)),
    unless(feed.author === '', () => element('itunes:author', feed.author)),
    feed.owner
      ? elementAround('itunes:owner', [
          element('itunes:name', feed.owner.name),
          element('itunes:email', feed.owner.email),
        ])
      : '',
    element('itunes:type', feed.kind),
    unless(!feed.complete, () => element('itunes:complete', 'Yes')),
    unless(!feed.blocked, () => element('itunes:block', 'Yes')),
    element('podcast:guid', feed.guid),
    // Forbids moving the feed to another host: such requests are confirmed by the owner's e-mail only.
    element('podcast:locked', 'yes', feed.owner ? { owner: feed.owner.email } : {}),
    element('podcast:medium', 'podcast'),
    ...feed.episodes.map(episodeXml),
    '</channel></rss>\n',
  ].join('');
}

const namespaces = Object.entries({
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  podcast: 'https://podcastindex.org/namespace/1.0',
})
  .map(([prefix, name]) => ` xmlns:${prefix}="${name}"`)
  .join('');

function categoryXml({ category, subcategory }: PodcastFeed): string {
  const inside = subcategory === '' ? [] : [element('itunes:category', null, { text: subcategory })];
  return inside.length === 0
    ? element('itunes:category', null, { text: category })
    : elementAround('itunes:category', inside, { text: category });
}

function episodeXml(episode: PodcastFeedEpisode): string {
  const { title, guid, page, sound, transcript, chapters, season, number } = episode;
  return elementAround('item', [
    element('title', title),
    element('itunes:title', title),
    unless(page === '', () => element('link', page)),
    element('guid', guid, { isPermaLink: 'false' }),
    element('pubDate', rfc822Time(episode.publishedAt)),
    unless(episode.description === '', () => element('description', paragraphs(episode.description))),
    element('enclosure', null, {
      url: sound.address,
      length: String(sound.bytes),
      type: sound.mime,
    }),
    unless(episode.duration === 0, () => element('itunes:duration', String(episode.duration))),
    unless(episode.image === '', () => element('itunes:image', null, { href: episode.image })),
    element('itunes:explicit', String(episode.explicit)),
    unless(!episode.blocked, () => element('itunes:block', 'Yes')),
    element('itunes:episodeType', episode.kind),
    ...(season === null
      ? []
      : [element('itunes:season', String(season)), element('podcast:season', String(season))]),
    ...(number === null
      ? []
      : [element('itunes:episode', String(number)), element('podcast:episode', String(number))]),
    transcript ? element('podcast:transcript', null, { url: transcript.url, type: transcript.type }) : '',
    unless(chapters === '', () =>
      element('podcast:chapters', null, { url: chapters, type: 'application/json+chapters' }),
    ),
    ...episode.people.map(({ name, role }) => element('podcast:person', name, { role })),
  ]);
}

function unless(isMissing: boolean, make: () => string): string {
  return isMissing ? '' : make();
}

/** Players interpret a description as HTML. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${xmlText(part)}</p>`)
    .join('');
}
