/**
 * Typing in a story of 200 blocks, with the processor four times slower, against a bare `contenteditable` with the same
 * text in the same browser [EDIT-12]: the work that the editor adds to a key, and the time until it is painted. The
 * browser's own work, layout included, takes longer than the target for the editor's.
 * `npm run bench -- editor`
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Benchmark, type Figure, median, percentile } from '../figure.ts';
import { slowDown } from '../interaction-timing.ts';
import { focusTitle, longStory, newsroomPage, storyAddress } from '../newsroom-pages.ts';
import { openBrowser, slowdown } from '../phone.ts';
import { startServerProcess } from '../server-process.ts';

const keys = 60;

interface KeyTimes {
  /** Until all that its events began is done, what follows at once included. */
  work: number[];
  /** Until after the next frame. */
  paint: number[];
}

export const editor: Benchmark = {
  name: 'editor',
  optional: true,
  async run({ app, log }) {
    const ready = await app();
    const server = await startServerProcess(ready);
    const browser = await openBrowser();
    try {
      const id = await longStory(ready, 'szerkesztett-cikk');
      const page = await newsroomPage(browser, ready, server.port);
      await page.goto(storyAddress(server.port, id));
      await focusTitle(page);
      log(`${keys} keys in a story of 200 blocks, processor ${slowdown} times slower`);
      const ours = await typed(page);
      const bare = await typed(await barePage(page));
      return [
        workFigure(ours.work, bare.work, 50),
        { ...workFigure(ours.work, bare.work, 95), target: { atMost: 12 } },
        paintFigure(ours.paint, bare.paint),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

/** The text of the story without its editor. */
async function barePage(page: Page): Promise<Page> {
  const html = await page.locator('.ProseMirror').innerHTML();
  const bare = await page.context().newPage();
  await bare.setContent(`<!doctype html><div contenteditable>${html}</div>`);
  await focusBare(bare);
  return bare;
}

async function focusBare(page: Page): Promise<void> {
  await page.locator('[contenteditable] :text("Hosszú cikk")').first().click();
  await page.keyboard.press('End');
}

async function typed(page: Page): Promise<KeyTimes> {
  await slowDown(page, slowdown);
  await page.evaluate(() => {
    const times: KeyTimes = { work: [], paint: [] };
    Object.assign(globalThis, { times });
    let began = 0;
    addEventListener(
      'keydown',
      () => {
        began = performance.now();
      },
      true,
    );
    const after = (act: () => void) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = act;
      port2.postMessage(null);
    };
    addEventListener('input', () => {
      after(() => times.work.push(performance.now() - began));
      requestAnimationFrame(() => after(() => times.paint.push(performance.now() - began)));
    });
  });
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.type('x');
    await pause(200);
  }
  const found = await page.evaluate(() => (globalThis as { times?: KeyTimes }).times);
  await slowDown(page, 1);
  if (!found || found.paint.length < keys) throw new Error('a key was not measured');
  return found;
}

function workFigure(ours: number[], bare: number[], percent: number): Figure {
  return {
    name: `work of a key beyond a bare contenteditable’s, p${percent}`,
    value: percentile(ours, percent) - percentile(bare, percent),
    unit: 'ms',
    yardstick: { name: 'in a bare contenteditable', value: percentile(bare, percent), unit: 'ms' },
  };
}

function paintFigure(ours: number[], bare: number[]): Figure {
  return {
    name: 'key to paint / in a bare contenteditable, p50',
    value: median(ours) / median(bare),
    unit: 'ratio',
    target: { atMost: 1.5 },
    yardstick: { name: 'in a bare contenteditable', value: median(bare), unit: 'ms' },
  };
}
