/** What a browser says of one press: how long until it was painted, and what kept the page from doing anything else. */
import type { Page } from '@playwright/test';

export interface Press {
  /** The slowest of its events, from the press to the next picture on the screen, in steps of 8 ms from 16 on. */
  latency: number;
  /** The longest piece of work that followed; 0 when none took over 50 ms. */
  longestTask: number;
  /** Until another `<main>` was on the screen; null when the page stayed. */
  arrival: number | null;
}

/** Shorter events a browser does not report. */
const shortest = 16;
/** After this all that a press sets off is over, slowed down too. */
const settledMs = 1_500;

declare global {
  var pressed: { latencies: number[]; tasks: number[]; began: number; arrived: number | null };
}

/** Begins to watch; what comes from now on belongs to the press. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.pressed = { latencies: [], tasks: [], began: 0, arrived: null };
    const { pressed } = globalThis;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0) pressed.latencies.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) pressed.tasks.push(duration);
    }).observe({ type: 'longtask' });
    addEventListener('click', ({ timeStamp }) => Object.assign(pressed, { began: timeStamp }), true);
    const before = document.querySelector('main');
    const replaced = new MutationObserver(() => {
      if (before?.isConnected) return;
      replaced.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(pressed, { arrived: performance.now() })));
    });
    replaced.observe(document.body, { childList: true });
  });
}

/** What was seen of the press, once all is quiet. */
export async function seen(page: Page): Promise<Press> {
  await page.waitForTimeout(settledMs);
  const { latencies, tasks, began, arrived } = await page.evaluate(() => globalThis.pressed);
  return {
    latency: Math.max(shortest, ...latencies),
    longestTask: Math.max(0, ...tasks),
    arrival: arrived === null ? null : arrived - began,
  };
}

/** From now on the page's processor is so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
