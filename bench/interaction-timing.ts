/** The browser's measurements of one click: the time to the next paint and the longest task. */
import type { Page } from '@playwright/test';

export interface Press {
  /** The slowest of its events, from the click to the next paint, in steps of 8 ms, at least 16. */
  latency: number;
  /** Milliseconds of the longest task that followed; 0 when none took over 50 ms. */
  longestTask: number;
  /** Milliseconds until another `<main>` was shown; null when the page stayed. */
  arrival: number | null;
}

/** Browsers do not report shorter events. */
const shortest = 16;
/** After this time all effects of a click are over, even with a throttled processor. */
const settledMs = 1_500;

declare global {
  var pressed: { latencies: number[]; tasks: number[]; began: number; arrived: number | null };
}

/** Starts the observers; everything from now on is attributed to the click. */
export async function startMeasuring(page: Page): Promise<void> {
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

/** Returns the measurements of the click, after a pause. */
export async function readPress(page: Page): Promise<Press> {
  await page.waitForTimeout(settledMs);
  const { latencies, tasks, began, arrived } = await page.evaluate(() => globalThis.pressed);
  return {
    latency: Math.max(shortest, ...latencies),
    longestTask: Math.max(0, ...tasks),
    arrival: arrived === null ? null : arrived - began,
  };
}

/** Throttles the page's processor by this factor from now on. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
