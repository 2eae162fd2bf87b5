/**
 * What a reader's finger waits for: presses on a phone with a quarter of this processor, the way to a page that was
 * fetched ahead, and a post that comes to a long live blog. Each beside the same press on a page that has one button and
 * one listener. `npm run bench -- interaction`
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Benchmark, type Figure, median } from '../figure.ts';
import { type Press, seen, slowDown, watch } from '../interaction-visit.ts';
import { liveBlogOf, postTo } from '../live-blog.ts';
import type { Paper } from '../paper.ts';
import { startServerProcess } from '../server-process.ts';

const rounds = 5;
const slowed = 4;
const phone = { width: 375, height: 812 };
const livePosts = 500;
/** A finger that has just scrolled takes longer to press. */
const fingerMs = 300;
/** By then an open page has asked for news. */
const pollMs = 40_000;

interface Interaction {
  name: string;
  path: string;
  /** Until it is ready to be pressed. */
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
  async run({ paper, say }) {
    const ready = await paper();
    const server = await startServerProcess(ready);
    const browser = await openBrowser();
    const address = (path: string) => `http://localhost:${server.port}${path}`;
    try {
      const figures: Figure[] = [];
      const plainPress = await onPlainPages(browser, slowed);
      for (const { name, path, prepare, press } of interactions) {
        say(`interaction: ${name}`);
        const presses = await inRounds(browser, async (page) => {
          await page.goto(address(path), { waitUntil: 'networkidle' });
          await prepare?.(page);
          await page.waitForTimeout(fingerMs);
          return pressed(page, slowed, press);
        });
        figures.push({
          name: `interaction to next paint, ${name}, processor ${slowed} times slower`,
          ...milliseconds(presses, ({ latency }) => latency, 100),
          yardstick: yardstick(plainPress, ({ latency }) => latency),
        });
      }
      for (const rate of [1, slowed]) {
        say(`interaction: to a page that was fetched ahead, at 1/${rate}`);
        const visits = await inRounds(browser, (page) => visitAhead(page, address('/'), rate));
        const plain = rate === slowed ? plainPress : await onPlainPages(browser, rate);
        figures.push(...figuresOfVisits(visits, plain, rate));
      }
      return [...figures, await liveUpdate({ ready, browser, address, say })];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

interface LiveUpdateNeeds {
  ready: Paper;
  browser: Browser;
  address(path: string): string;
  say(what: string): void;
}

/** From the question that finds a post to the post in its place. */
async function liveUpdate({ ready, browser, address, say }: LiveUpdateNeeds): Promise<Figure> {
  const blog = await liveBlogOf(ready);
  say(`interaction: a live blog, with ${livePosts} posts more`);
  for (let at = 0; at < livePosts; at += 1) await postTo(ready.house, blog, `Régebbi bejegyzés, ${at}.`);
  const updates = await inRounds(browser, async (page) => {
    await page.goto(address(blog.url), { waitUntil: 'networkidle' });
    await watch(page);
    await postTo(ready.house, blog, 'Most jött.');
    await page.locator('[data-news] button').click({ timeout: pollMs });
    return seen(page);
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

async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.LAPZARTA_CHROMIUM;
  if (!executablePath) throw new Error('Interactions need a browser: set LAPZARTA_CHROMIUM to one.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
  return chromium.launch({ executablePath, args });
}

/** Each in a browser that knows nothing; the first one has the pictures made, and does not count. */
async function inRounds(browser: Browser, act: (page: Page) => Promise<Press>): Promise<Press[]> {
  const presses: Press[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext({ viewport: phone, locale: 'hu-HU' });
    const found = await act(await context.newPage());
    if (round > 0) presses.push(found);
    await context.close();
  }
  return presses;
}

async function pressed(page: Page, rate: number, press: (page: Page) => Promise<unknown>): Promise<Press> {
  await watch(page);
  await slowDown(page, rate);
  await press(page);
  return seen(page);
}

async function visitAhead(page: Page, address: string, rate: number): Promise<Press> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const link = softLink(page);
  await link.scrollIntoViewIfNeeded();
  const ahead = page.waitForResponse((response) => response.url().includes(`${softPath}/_payload.json`));
  await link.hover();
  await (await ahead).finished();
  await page.waitForLoadState('networkidle');
  return pressed(page, rate, () => link.click());
}

function onPlainPages(browser: Browser, rate: number): Promise<Press[]> {
  return inRounds(browser, (page) => onPlainPage(page, rate));
}

/** One button, one listener: what no page can be faster than. */
async function onPlainPage(page: Page, rate: number): Promise<Press> {
  await page.setContent('<!doctype html><main><button>A</button></main>');
  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => {
      const next = document.createElement('main');
      next.textContent = 'B';
      document.querySelector('main')?.replaceWith(next);
    });
  });
  return pressed(page, rate, () => page.getByRole('button').click());
}

function arrivalOf({ arrival }: Press): number {
  if (arrival === null) throw new Error('no other page came');
  return arrival;
}

function milliseconds(
  presses: Press[],
  what: (press: Press) => number,
  atMost: number | null,
): Pick<Figure, 'value' | 'unit' | 'target'> {
  const found: Pick<Figure, 'value' | 'unit'> = { value: median(presses.map(what)), unit: 'ms' };
  return atMost === null ? found : { ...found, target: { atMost } };
}

function yardstick(plain: Press[], what: (press: Press) => number): NonNullable<Figure['yardstick']> {
  return { name: 'a page with one listener', value: median(plain.map(what)), unit: 'ms' };
}
