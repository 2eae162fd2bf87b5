/** One feed, finished: the newest stories of its list in the form that was asked for [S06]. */
import { originOf, type Site } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { atomFeed } from '#platform/feeds/atom.ts';
import { type Feed, type FeedItem, feedTypes } from '#platform/feeds/feed.ts';
import { jsonFeed } from '#platform/feeds/json-feed.ts';
import { rssFeed } from '#platform/feeds/rss.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { Problem } from '#platform/http/problem.ts';
import type { House } from '../compose.ts';
import { type FeedForm, type FeedSubject, feedPath, wholeTexts } from './feed-address.ts';
import { itemOfCard, itemOfStory } from './feed-items.ts';
import { type FeedSource, sourceOf } from './feed-source.ts';

export interface FeedAsked {
  /** The first site of the domain. */
  main: Site;
  form: FeedForm;
  subject: FeedSubject;
  /** Whole texts instead of what the edition says. */
  wantsText: boolean;
}

/** As many as a reader who looks in twice a day may have missed. */
const storiesInFeed = 50;

const writers: Record<FeedForm, (feed: Feed) => string> = { rss: rssFeed, atom: atomFeed, json: jsonFeed };

export async function feedAnswer(house: House, asked: FeedAsked): Promise<FinishedAnswer> {
  const { main, form, subject } = asked;
  const path = feedPath(main, form, subject);
  const source = await sourceOf(house, main, subject);
  if (!source) throw new Problem('page-not-found', `Page not found: ${path}`);
  const origin = originOf(main, house.port);
  const isWhole = asked.wantsText || house.edition.feeds.text === 'full';
  const { items, dependencies } = await itemsOf(house, source, origin, isWhole);
  const feed: Feed = {
    title: source.title,
    description: source.description,
    home: source.home,
    self: origin + path + (asked.wantsText ? `?${wholeTexts.name}=${wholeTexts.value}` : ''),
    hubs: house.edition.feeds.hubs,
    language: source.language,
    icon: `${origin}${source.site.path}/icon-512.png`,
    publisher: source.site.name,
    items,
  };
  return {
    status: 200,
    contentType: `${feedTypes[form]}; charset=utf-8`,
    body: writers[form](feed),
    dependencies: [...dependencies, ...source.dependencies],
  };
}

async function itemsOf(
  house: House,
  source: FeedSource,
  origin: string,
  isWhole: boolean,
): Promise<{ items: FeedItem[]; dependencies: Dependency[] }> {
  const view = { edition: house.edition, site: source.site, port: house.port };
  const { articles } = await house.lists.page(view, source.list, 1, storiesInFeed);
  // What comes behind the last story that is shown changes nothing here.
  const oldest = articles.length < storiesInFeed ? undefined : articles.at(-1)?.pubDate;
  const stretch = oldest === undefined ? { key: source.list } : { key: source.list, from: oldest };
  if (!isWhole) {
    const shown = articles.map((card) => ({ key: `article:${card.id}` }));
    return {
      items: articles.map((card) => itemOfCard(origin, card)),
      dependencies: [stretch, ...shown],
    };
  }
  const ids = articles.map((card) => card.id);
  const stories = await house.content.stories(view, ids);
  return {
    items: stories.filter((seen) => seen.isPublic).map((seen) => itemOfStory(origin, seen)),
    dependencies: [stretch, ...distinct(stories.flatMap((seen) => seen.dependencies))],
  };
}

function distinct(dependencies: Dependency[]): Dependency[] {
  return [...new Map(dependencies.map((one) => [one.key, one])).values()];
}
