/** The newest stories of a list as RSS, Atom or JSON [S06]. */
import { z } from 'zod';
import type { ContentFeature } from '#features/content/public.server.ts';
import { defineCall, failure, file, publicFile } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { originOf } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { atomFeed } from '#platform/feeds/atom.ts';
import { type Feed, type FeedItem, feedTypes } from '#platform/feeds/feed.ts';
import { jsonFeed } from '#platform/feeds/json-feed.ts';
import { rssFeed } from '#platform/feeds/rss.ts';
import {
  type FeedForm,
  feedAddress,
  feedFolders,
  feedPath,
  formerFeedPaths,
  fullTextParameter,
  parseFeedAddress,
  storiesInFeed,
} from './feed-address.ts';
import { itemOfCard, itemOfStory } from './feed-items.ts';
import { type FeedSource, sourceOf } from './feed-source.server.ts';

interface FeedNeeds {
  content: ContentFeature;
  lists: ListsFeature;
}

const { name: fullText, value: isFull } = fullTextParameter;

const writers: Record<FeedForm, (feed: Feed) => string> = { rss: rssFeed, atom: atomFeed, json: jsonFeed };

export const feedCall = defineCall({
  ...publicFile,
  id: 'feed',
  path: () =>
    [
      ...Object.values(feedFolders).flatMap((folder) => [folder, `${folder}/*`]),
      ...Object.keys(formerFeedPaths),
    ].map((path) => ({ path })),
  ownPath({ edition, site }, path) {
    const address = parseFeedAddress(edition, site, path);
    return address && feedPath(site, address.form, address.subject);
  },
  summary: 'The newest stories of a site, section, tag or author',
  query: z.object({ [fullText]: z.literal(isFull).nullable().catch(null).default(null) }),
  answer: file,
  cors: 'anybody',
  async handle({ view, path, query }, needs: FeedNeeds) {
    const { edition, site: main, port } = view;
    const address = parseFeedAddress(edition, main, path);
    const source = address && (await sourceOf(view, address.subject, needs.content));
    if (!source) return failure('page-not-found', `Page not found: ${path}`);
    const origin = originOf(main, port);
    const includesFullText = query[fullText] === isFull;
    const isWhole = includesFullText || edition.feeds.text === 'full';
    const { items, dependencies } = await itemsOf(source, origin, isWhole, needs);
    const feed: Feed = {
      title: source.title,
      description: source.description,
      home: source.home,
      self: origin + feedAddress(main, address.form, address.subject, includesFullText),
      hubs: edition.feeds.hubs,
      language: source.language,
      icon: `${origin}${source.view.site.path}/icon-512.png`,
      publisher: source.view.site.name,
      items,
    };
    const contentType = `${feedTypes[address.form]}; charset=utf-8`;
    return {
      kind: 'answer',
      value: { contentType, body: writers[address.form](feed) },
      dependencies: [...dependencies, ...source.dependencies],
    };
  },
});

async function itemsOf(
  { view, list }: FeedSource,
  origin: string,
  isWhole: boolean,
  { content, lists }: FeedNeeds,
): Promise<{ items: FeedItem[]; dependencies: Dependency[] }> {
  const { articles } = await lists.page(view, list, 1, storiesInFeed);
  // Stories after the last one shown do not change this feed.
  const oldest = articles.length < storiesInFeed ? undefined : articles.at(-1)?.pubDate;
  const listRange = oldest === undefined ? { key: list } : { key: list, from: oldest };
  const ids = articles.map((card) => card.id);
  const feedIds = await content.feedIds(view.site.slug, ids);
  if (!isWhole) {
    return {
      items: articles.map((card) => itemOfCard(origin, card, feedIds.get(card.id))),
      dependencies: [listRange, ...ids.map((id) => ({ key: `article:${id}` }))],
    };
  }
  const stories = await content.stories(view, ids);
  return {
    items: stories
      .filter((loaded) => loaded.isPublic)
      .map((loaded) => itemOfStory(origin, loaded, feedIds.get(loaded.story.id))),
    dependencies: [listRange, ...distinct(stories.flatMap((loaded) => loaded.dependencies))],
  };
}

function distinct(dependencies: Dependency[]): Dependency[] {
  return [...new Map(dependencies.map((one) => [one.key, one])).values()];
}
