/** A page nobody asked for yet: everything the server does for it, and how often it asks the database. */

import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { sql } from 'kysely';
import type { Page } from '#apps/web/page-data.ts';
import { everything, type Invalidation } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { browserEncodings, get } from '../get.ts';
import { load } from '../load.ts';
import { openPages, type Pages } from '../pages.ts';
import type { Paper } from '../paper.ts';
import { processorTime, type ServerProcess, startServerProcess } from '../server-process.ts';

/** Milliseconds: for a story, and for a front page of 60 cards. */
const target = { atMost: 3 };
const rounds = 7;
/** A server runs for days: V8 has long compiled what draws a story. */
const warmUps = 4;
const storiesARound = 400;
const frontsARound = 40;
/** A front page is a round of forty and not of four hundred, and as often drawn before it is measured. */
const frontWarmUps = 20;
/** What other readers ask for meanwhile, as often in each round. */
const hitsARound = 1_000;
/** Milliseconds until a record has dropped what it is about. */
const dropped = 5;

export const uncached: Benchmark = {
  name: 'uncached',
  async run({ paper, say }) {
    const ready = await paper();
    const pages = await openPages(ready);
    const stories = (await ready.archive((warmUps + rounds) * storiesARound)).map((story) => story.url);
    const server = await startServerProcess(ready);
    const front = (when: string, changed: Changed) =>
      fronts(when, stories[0] ?? '/', ready, server, pages, changed);
    try {
      say('pages nobody asked for yet');
      return [
        within(await articles(server, pages, stories)),
        ...(await withShorterFront(ready, async () => [
          within(await front('after a publication', publication)),
          within(await front('with nothing in memory', () => [{ key: everything }])),
        ])),
        // Half as long again as what the target is meant for, and what recommends below it.
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

/** Every story is asked for once, so none can come from the cache; the first rounds are not counted. */
async function articles(server: ServerProcess, pages: Pages, stories: string[]): Promise<Figure> {
  const times: number[] = [];
  for (let from = 0; from < stories.length; from += storiesARound) {
    const paths = stories.slice(from, from + storiesARound);
    const filled = await countedDuring(server, fills, async () => {
      times.push(
        await processorTime(server, () => load({ port: server.port, paths, connections: 4, status: 200 })),
      );
    });
    if (filled !== paths.length) throw new Error(`${filled} of ${paths.length} pages were made`);
  }
  return figure(
    'uncached article request',
    times.slice(warmUps).map((time) => time / storiesARound),
    pages,
    stories[0] ?? '/',
  );
}

type Changed = (stories: number[], at: number) => Invalidation[];

/** What a story's new title makes untrue on the front page that shows it. */
function publication(stories: number[], at: number): Invalidation[] {
  return [{ key: `article:${stories[at % stories.length]}` }];
}

/** The sample's boxes show more stories than the 60 of the target: what stands lower stands aside meanwhile. */
async function withShorterFront<Done>({ house: { db } }: Paper, work: () => Promise<Done>): Promise<Done> {
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
 * There is one front page a site: it is dropped before each request. The server has other readers meanwhile, as it has
 * when stories are measured: one that waits in between finds its processor's caches cold, and pays half as much again.
 * What the dropping and those readers cost is measured without the request and taken off.
 */
async function fronts(
  when: string,
  quiet: string,
  paper: Paper,
  server: ServerProcess,
  pages: Pages,
  changed: Changed,
): Promise<Figure> {
  const stories = storiesOn(await pages.dataOf('/'));
  const name = `request of a front page of ${stories.length} cards ${when}`;
  const drop = async (at: number): Promise<void> => {
    await recordInvalidations(paper.house.db, changed(stories, at));
    await pause(dropped);
  };
  const others = {
    port: server.port,
    paths: [quiet],
    amount: hitsARound,
    connections: 1,
    status: 200,
  };
  const amongOthers = (work: () => Promise<void>) =>
    processorTime(server, async () => void (await Promise.all([load(others), work()])));
  // It is not counted before it is drawn.
  await get(server.port, '/', browserEncodings);
  const times: number[] = [];
  for (let round = -frontWarmUps; round < rounds; round += 1) {
    let time = 0;
    const drawn = await countedDuring(server, frontsDrawn, async () => {
      time = await amongOthers(async () => {
        for (let at = 0; at < frontsARound; at += 1) {
          await drop(at);
          await get(server.port, '/', browserEncodings);
        }
      });
    });
    // On a busy machine some are asked for before their record was read: a page from memory costs next to nothing.
    if (drawn < frontsARound / 2) throw new Error(`only ${drawn} of ${frontsARound} front pages were made`);
    time -= await amongOthers(async () => {
      for (let at = 0; at < frontsARound; at += 1) await drop(at);
    });
    if (round >= 0) times.push(time / drawn);
  }
  return figure(name, times, pages, '/');
}

function storiesOn({ data }: Page): number[] {
  if (data.route !== 'index') throw new Error(`${data.route} is no front page`);
  return data.boxes.flatMap((box) => ('stories' in box ? box.stories.map(({ id }) => id) : []));
}

/** How often something that the server counts happened. */
async function countedDuring(
  server: ServerProcess,
  metric: string,
  work: () => Promise<void>,
): Promise<number> {
  const before = await server.metric(metric);
  await work();
  return (await server.metric(metric)) - before;
}

const fills = 'lapzarta_cache_answers_total{outcome="fill"}';
const frontsDrawn = 'lapzarta_render_seconds_count{route="index"}';

async function figure(name: string, times: number[], pages: Pages, path: string): Promise<Figure> {
  return {
    name,
    value: median(times),
    unit: 'ms',
    yardstick: {
      name: 'compressing that HTML well, alone',
      value: await compressionTime(pages.draw(await pages.dataOf(path)).join('')),
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

function within(figure: Figure): Figure {
  return { ...figure, target };
}

async function queries(
  name: string,
  paper: Paper,
  pages: Pages,
  paths: string[],
  atMost: number,
): Promise<Figure> {
  let most = 0;
  for (const path of paths) {
    paper.takeQueries();
    await pages.dataOf(path);
    most = Math.max(most, paper.takeQueries().length);
  }
  return { name, value: most, unit: 'queries', target: { atMost } };
}
