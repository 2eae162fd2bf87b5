/**
 * A story with six slots that the sandbox of the ad server fills, on a phone with a quarter of this processor's speed:
 * a click on the menu, and the longest task while the reader scrolls to the end. Each is compared with the same story
 * for a reader who has refused.
 * `npm run bench -- slots`
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { type BenchApp, project } from '../bench-app.ts';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { get } from '../get.ts';
import { slowDown } from '../interaction-timing.ts';
import { measurePress, measureRounds, milliseconds, openBrowser, slowdown } from '../phone.ts';
import { startServerProcess } from '../server-process.ts';

const slots = 6;
const pauseMs = 1_000;

export const slotsOnPhone: Benchmark = {
  name: 'slots',
  optional: true,
  async run({ app, log }) {
    const ready = await app();
    const edition = await editionWithSlots(ready);
    const server = await startServerProcess(ready, { LAPZARTA_EDITION: edition });
    const browser = await openBrowser();
    try {
      const origin = `http://localhost:${server.port}`;
      const path = await storyWithSlots(ready, server.port);
      log(`slots: ${path}`);
      const story: Story = { browser, address: origin + path, origin };
      const [granted, refused] = [await readersOf(story, 'ads'), await readersOf(story, '')];
      return figuresOf(granted, refused);
    } finally {
      await browser.close();
      await server.stop();
      await rm(edition, { recursive: true });
    }
  },
};

/** The sample edition, with slots between all paragraphs. */
async function editionWithSlots({ dataFolder }: BenchApp): Promise<string> {
  const folder = join(dataFolder, 'edition-with-slots');
  await cp(join(project, 'edition'), folder, { recursive: true });
  const file = join(folder, 'ads/telex.yaml');
  const setting = parse(await readFile(file, 'utf8'));
  const first = setting.slots.find(({ place }: { place: string }) => place === 'article-1');
  const others = setting.slots.filter(({ place }: { place: string }) => !/^article-\d/.test(place));
  const inText = Array.from({ length: slots - 1 }, (_, at) => ({
    ...first,
    place: `article-${at + 1}`,
    index: at + 1,
  }));
  const changed = { ...setting, inText: { first: 1, every: 1, rest: 1 }, slots: [...others, ...inText] };
  await writeFile(file, stringify(changed));
  return folder;
}

/** The first one of the sample edition that is long enough; campaigns would take slots from the ad server. */
async function storyWithSlots({ context, view }: BenchApp, port: number): Promise<string> {
  for (const { id, place } of await context.ads.list())
    if (/^article-/.test(place)) await context.ads.stop(id);
  const { articles } = await context.lists.page(view, 'latest:telex', 1, 100);
  for (const { url } of articles) {
    const { body } = await get(port, url);
    if (body.toString().match(/ data-slot="/g)?.length === slots) return url;
  }
  throw new Error(`No story has ${slots} slots.`);
}

interface Story {
  browser: Browser;
  address: string;
  origin: string;
}

interface Reading {
  /** From the click on the menu to the next paint, in milliseconds. */
  latency: number;
  /** Milliseconds; 0 when none took over 50. */
  longestTask: number;
  filled: number;
}

async function readersOf({ browser, address, origin }: Story, purposes: string): Promise<Reading[]> {
  const time = Math.floor(Date.now() / 1000);
  const value = `v=1&p=2026-11&t=${time}&s=banner&g=${purposes}&e=`;
  const storageState: BrowserContextOptions['storageState'] = {
    cookies: [
      {
        name: 'consent',
        value,
        domain: 'localhost',
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [{ origin, localStorage: [] }],
  };
  const readings = await measureRounds(browser, (page) => read(page, address), { storageState });
  const expected = purposes === '' ? 0 : slots;
  for (const { filled } of readings)
    if (filled !== expected) throw new Error(`${filled} slots were filled instead of ${expected}.`);
  return readings;
}

async function read(page: Page, address: string): Promise<Reading> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await slowDown(page, slowdown);
  const longestTask = await scrollToEnd(page);
  const filled = await page.locator('[data-slot][data-filled]').count();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(pauseMs);
  const { latency } = await measurePress(page, slowdown, (one) =>
    one.getByRole('button', { name: 'Menü' }).click(),
  );
  return { latency, longestTask, filled };
}

/** With the wheel, as slowly as a reader who skims. */
async function scrollToEnd(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { tasks });
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(pauseMs);
  return page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'tasks') as number[])));
}

function figuresOf(granted: Reading[], refused: Reading[]): Figure[] {
  const compared = (what: (reading: Reading) => number) => ({
    yardstick: {
      name: 'the same story without slots',
      value: median(refused.map(what)),
      unit: 'ms' as const,
    },
  });
  const latency = (reading: Reading): number => reading.latency;
  const task = (reading: Reading): number => reading.longestTask;
  return [
    {
      name: `interaction to next paint with ${slots} filled slots, processor ${slowdown} times slower`,
      ...milliseconds(granted, latency, 100),
      ...compared(latency),
    },
    {
      name: `longest task while scrolling past ${slots} slots, processor ${slowdown} times slower`,
      ...milliseconds(granted, task, null),
      ...compared(task),
    },
  ];
}
