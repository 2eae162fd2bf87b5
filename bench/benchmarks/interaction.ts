/**
 * Interaction times on a phone with a quarter of this processor's speed: clicks, navigation to a prefetched page, and a
 * new
 * post in a long live blog. Each is compared with the same click on a page with one button and one listener.
 * `npm run bench -- interaction`
 */
import type { Browser, Page } from '@playwright/test';
import type { BenchApp } from '../bench-app.ts';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { type Press, readPress, startMeasuring } from '../interaction-timing.ts';
import { liveBlogOf, postTo } from '../live-blog.ts';
import {
  measurePress,
  measureRounds,
  milliseconds,
  onPlainPages,
  openBrowser,
  slowdown,
  yardstick,
} from '../phone.ts';
import { startServerProcess } from '../server-process.ts';

const livePosts = 500;
/** Pause before the click, as readers do not click at once after scrolling. */
const pauseBeforePressMs = 300;
/** An open live blog has polled for new posts by then. */
const pollMs = 40_000;

interface Interaction {
  name: string;
  path: string;
  /** Brings the page into the state in which the click is measured. */
  prepare?(page: Page): Promise<unknown>;
  press(page: Page): Promise<unknown>;
}

const interactions: Interaction[] = [
  { name: 'menu', path: '/', press: (page) => page.getByRole('button', { name: 'Menü' }).click() },
  {
    name: 'tab',
    path: '/rovat/szepkilatas',
    press: (page) => page.locator('[data-tabs] a:not([aria-current])').first().click(),
  },
  {
    name: 'carousel',
    path: '/after',
    prepare: (page) => onward(page).scrollIntoViewIfNeeded(),
    press: (page) => onward(page).click(),
  },
  {
    name: 'theme switch',
    path: '/',
    prepare: (page) => dark(page).scrollIntoViewIfNeeded(),
    press: (page) => dark(page).click(),
  },
];

const softPath = '/legfrissebb';
const softLink = (page: Page) => page.locator(`main a[href="${softPath}"]`).filter({ visible: true }).first();
const onward = (page: Page) => page.getByRole('button', { name: 'Tovább a sorban' }).first();
const dark = (page: Page) => page.getByRole('contentinfo').getByRole('radio', { name: 'Sötét' });

export const interaction: Benchmark = {
  name: 'interaction',
  optional: true,
  async run({ app, log }) {
    const ready = await app();
    const server = await startServerProcess(ready);
    const browser = await openBrowser();
    const address = (path: string) => `http://localhost:${server.port}${path}`;
    try {
      const figures: Figure[] = [];
      const plainPress = await onPlainPages(browser, slowdown);
      for (const { name, path, prepare, press } of interactions) {
        log(`interaction: ${name}`);
        const presses = await measureRounds(browser, async (page) => {
          await page.goto(address(path), { waitUntil: 'networkidle' });
          await prepare?.(page);
          await page.waitForTimeout(pauseBeforePressMs);
          return measurePress(page, slowdown, press);
        });
        figures.push({
          name: `interaction to next paint, ${name}, processor ${slowdown} times slower`,
          ...milliseconds(presses, ({ latency }) => latency, 100),
          yardstick: yardstick(plainPress, ({ latency }) => latency),
        });
      }
      for (const rate of [1, slowdown]) {
        log(`interaction: to a page that was fetched ahead, at 1/${rate}`);
        const visits = await measureRounds(browser, (page) => visitPrefetched(page, address('/'), rate));
        const plain = rate === slowdown ? plainPress : await onPlainPages(browser, rate);
        figures.push(...figuresOfVisits(visits, plain, rate));
      }
      return [...figures, await liveUpdate({ ready, browser, address, log })];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

interface LiveUpdateNeeds {
  ready: BenchApp;
  browser: Browser;
  address(path: string): string;
  log(what: string): void;
}

/** Measures from the poll that finds a post until the post is shown. */
async function liveUpdate({ ready, browser, address, log }: LiveUpdateNeeds): Promise<Figure> {
  const blog = await liveBlogOf(ready);
  log(`interaction: a live blog, with ${livePosts} posts more`);
  for (let at = 0; at < livePosts; at += 1) await postTo(ready.context, blog, `Régebbi bejegyzés, ${at}.`);
  const updates = await measureRounds(browser, async (page) => {
    await page.goto(address(blog.url), { waitUntil: 'networkidle' });
    await startMeasuring(page);
    await postTo(ready.context, blog, 'Most jött.');
    await page.locator('[data-news] button').click({ timeout: pollMs });
    return readPress(page);
  });
  return {
    name: `a post comes to a live blog of more than ${livePosts}: longest task`,
    ...milliseconds(updates, ({ longestTask }) => longestTask, 50),
    yardstick: {
      name: 'the press that puts it in its place, to the next paint',
      value: median(updates.map(({ latency }) => latency)),
      unit: 'ms',
    },
  };
}

function figuresOfVisits(visits: Press[], plain: Press[], rate: number): Figure[] {
  const at = rate === 1 ? '' : `, processor ${rate} times slower`;
  const bound = (most: number) => (rate === 1 ? most : null);
  return [
    {
      name: `soft navigation to a page fetched ahead: new content${at}`,
      ...milliseconds(visits, arrivalOf, bound(100)),
      yardstick: yardstick(plain, arrivalOf),
    },
    {
      name: `soft navigation to a page fetched ahead: longest task${at}`,
      ...milliseconds(visits, ({ longestTask }) => longestTask, bound(50)),
      yardstick: yardstick(plain, ({ longestTask }) => longestTask),
    },
  ];
}

async function visitPrefetched(page: Page, address: string, rate: number): Promise<Press> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const link = softLink(page);
  await link.scrollIntoViewIfNeeded();
  const ahead = page.waitForResponse((response) => response.url().includes(`${softPath}/_payload.json`));
  await link.hover();
  await (await ahead).finished();
  await page.waitForLoadState('networkidle');
  return measurePress(page, rate, () => link.click());
}

function arrivalOf({ arrival }: Press): number {
  if (arrival === null) throw new Error('no other page was shown');
  return arrival;
}
