/** Processor time of an uncached page's request, and the number of its database queries. */

import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { sql } from 'kysely';
import type { Page } from '#apps/web/page.ts';
import { everything, type Invalidation } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { BenchApp } from '../bench-app.ts';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { browserEncodings, get } from '../get.ts';
import { load } from '../load.ts';
import { frontPageOf, openPages, type Pages } from '../pages.ts';
import { processorTime, type ServerProcess, startServerProcess } from '../server-process.ts';

/** Milliseconds, for an article and for a front page of 60 cards. */
const target = { atMost: 4 };
const rounds = 7;
/** Warm-up rounds: a server in operation has run for days, so V8 has optimised the rendering of articles. */
const warmUps = 4;
const articlesPerRound = 400;
const frontsPerRound = 40;
/** Rounds of a front page have forty requests instead of four hundred, so more rounds warm up. */
const frontWarmUps = 20;
/** Requests of other readers in the background, the same number in each round. */
const hitsPerRound = 1_000;
/** Milliseconds until an invalidation has removed the cached pages. */
const invalidationMs = 5;

export const uncached: Benchmark = {
  name: 'uncached',
  async run({ app, log }) {
    const ready = await app();
    const pages = await openPages(ready);
    const stories = (await ready.archiveCards((warmUps + rounds) * articlesPerRound)).map(
      (story) => story.url,
    );
    const server = await startServerProcess(ready);
    const front = (when: string, changed: InvalidationsOf) =>
      fronts(when, stories[0] ?? '/', ready, server, pages, changed);
    try {
      log('pages that are not cached');
      return [
        withTarget(await articles(server, pages, stories)),
        ...(await withShorterFront(ready, async () => [
          withTarget(await front('after a publication', publication)),
          withTarget(await front('with nothing in memory', () => [{ key: everything }])),
        ])),
        // Without a target, as the full front page has half as many cards again, and a recommender.
        await front('after a publication', publication),
        await queries('queries of an article page', ready, pages, stories.slice(0, 50), 2),
        await queries('queries of a front page', ready, pages, ['/'], 6),
        await queries('queries of a landing page', ready, pages, ['/g7', '/after', '/karakter'], 4),
      ];
    } finally {
      await server.stop();
    }
  },
};

/** Every article is requested once, so none is in the cache; the first rounds are not counted. */
async function articles(server: ServerProcess, pages: Pages, stories: string[]): Promise<Figure> {
  const times: number[] = [];
  for (let from = 0; from < stories.length; from += articlesPerRound) {
    const paths = stories.slice(from, from + articlesPerRound);
    const filled = await counterGrowth(server, fills, async () => {
      times.push(
        await processorTime(server, () => load({ port: server.port, paths, connections: 4, status: 200 })),
      );
    });
    if (filled !== paths.length) throw new Error(`${filled} of ${paths.length} pages were rendered`);
  }
  return figure(
    'uncached article request',
    times.slice(warmUps).map((time) => time / articlesPerRound),
    pages,
    stories[0] ?? '/',
  );
}

type InvalidationsOf = (stories: number[], at: number) => Invalidation[];

/** Invalidates one of the stories on the front page, like a changed title. */
function publication(stories: number[], at: number): Invalidation[] {
  return [{ key: `article:${stories[at % stories.length]}` }];
}

/** The sample's front page has more than the target's 60 cards, so its lower boxes are moved to another site. */
async function withShorterFront<Done>(
  { context: { db } }: BenchApp,
  work: () => Promise<Done>,
): Promise<Done> {
  await sql`update boxes set site = 'aside' where site = 'telex' and position < 740 and kind <> 'podcast'`.execute(
    db,
  );
  await recordInvalidations(db, [{ key: 'front:telex' }]);
  try {
    return await work();
  } finally {
    await sql`update boxes set site = 'telex' where site = 'aside'`.execute(db);
    await recordInvalidations(db, [{ key: 'front:telex' }]);
  }
}

/**
 * A site has one front page, so the cached one is invalidated before each request. Other requests run in the
 * background, as with the articles: an idle server has cold processor caches and takes half as long again. The cost of
 * the invalidations and of the background requests is measured separately and subtracted.
 */
async function fronts(
  when: string,
  backgroundPath: string,
  app: BenchApp,
  server: ServerProcess,
  pages: Pages,
  changed: InvalidationsOf,
): Promise<Figure> {
  const stories = storiesOn(await pages.dataOf('/'));
  const name = `request of a front page of ${stories.length} cards ${when}`;
  const invalidate = async (at: number): Promise<void> => {
    await recordInvalidations(app.context.db, changed(stories, at));
    await pause(invalidationMs);
  };
  const others = {
    port: server.port,
    paths: [backgroundPath],
    amount: hitsPerRound,
    connections: 1,
    status: 200,
  };
  const withBackgroundLoad = (work: () => Promise<void>) =>
    processorTime(server, async () => void (await Promise.all([load(others), work()])));
  // The metric does not exist before the first rendering.
  await get(server.port, '/', browserEncodings);
  const times: number[] = [];
  for (let round = -frontWarmUps; round < rounds; round += 1) {
    let time = 0;
    const drawn = await counterGrowth(server, frontRenderings, async () => {
      time = await withBackgroundLoad(async () => {
        for (let at = 0; at < frontsPerRound; at += 1) {
          await invalidate(at);
          await get(server.port, '/', browserEncodings);
        }
      });
    });
    // On a busy machine some requests precede the invalidation and get the cached page, which costs next to nothing.
    if (drawn < frontsPerRound / 2)
      throw new Error(`only ${drawn} of ${frontsPerRound} front pages were rendered`);
    time -= await withBackgroundLoad(async () => {
      for (let at = 0; at < frontsPerRound; at += 1) await invalidate(at);
    });
    if (round >= 0) times.push(time / drawn);
  }
  return figure(name, times, pages, '/');
}

function storiesOn(page: Page): number[] {
  return frontPageOf(page).data.boxes.flatMap((box) =>
    'stories' in box ? box.stories.map(({ id }) => id) : [],
  );
}

/** Returns how much a counter of the server's metrics grows during `work`. */
async function counterGrowth(
  server: ServerProcess,
  metric: string,
  work: () => Promise<void>,
): Promise<number> {
  const before = await server.metric(metric);
  await work();
  return (await server.metric(metric)) - before;
}

const fills = 'lapzarta_cache_answers_total{outcome="fill"}';
const frontRenderings = 'lapzarta_render_seconds_count{route="index"}';

async function figure(name: string, times: number[], pages: Pages, path: string): Promise<Figure> {
  return {
    name,
    value: median(times),
    unit: 'ms',
    yardstick: {
      name: 'compressing that HTML well, alone',
      value: await compressionTime(Object.values(pages.render(await pages.dataOf(path))).join('')),
      unit: 'ms',
    },
  };
}

async function compressionTime(html: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const before = process.cpuUsage();
  for (let at = 0; at < 50; at += 1) await promisify(brotliCompress)(html, { params });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / 50;
}

function withTarget(figure: Figure): Figure {
  return { ...figure, target };
}

async function queries(
  name: string,
  app: BenchApp,
  pages: Pages,
  paths: string[],
  atMost: number,
): Promise<Figure> {
  let most = 0;
  for (const path of paths) {
    app.takeQueries();
    await pages.dataOf(path);
    most = Math.max(most, app.takeQueries().length);
  }
  return { name, value: most, unit: 'queries', target: { atMost } };
}
