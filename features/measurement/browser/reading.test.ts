/** How long a page is read, how far, and which stories were seen on it [ADS-14]. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, FakeElement, FakeLink, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';
import { followProgress } from './reading-progress.ts';
import { countTime } from './reading-time.ts';
import { watchStories } from './seen-stories.ts';

let browser: FakeBrowser;
let page: AbortController;
beforeEach(() => {
  browser = openBrowser();
  page = new AbortController();
});
afterEach(restoreBrowser);

describe('the time of reading', () => {
  function count(): string[] {
    const reports: string[] = [];
    countTime(page.signal, ({ seconds, isLast }) => reports.push(`${seconds}${isLast ? ' last' : ''}`));
    return reports;
  }

  it('is reported after 5 seconds, then ever more rarely, at least every 80 seconds', () => {
    const reports = count();
    vi.advanceTimersByTime(4_999);
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reports).toEqual(['5']);
    vi.advanceTimersByTime(315_000 - 5_000);
    expect(reports).toEqual(['5', '10', '20', '40', '80', '80', '80']);
  });

  it('does not count while the page is hidden', () => {
    const reports = count();
    vi.advanceTimersByTime(3_000);
    browser.setVisibility('hidden');
    expect(reports).toEqual(['3 last']);
    vi.advanceTimersByTime(60_000);
    browser.setVisibility('visible');
    vi.advanceTimersByTime(5_000);
    expect(reports).toEqual(['3 last', '5']);
  });

  it('starts when a page that was opened in the background is first visible', () => {
    browser.document.visibilityState = 'hidden';
    const reports = count();
    vi.advanceTimersByTime(60_000);
    expect(reports).toEqual([]);
    browser.setVisibility('visible');
    vi.advanceTimersByTime(5_000);
    expect(reports).toEqual(['5']);
  });

  it('is reported when the page is left, and never after', () => {
    const reports = count();
    vi.advanceTimersByTime(7_000);
    page.abort();
    vi.advanceTimersByTime(60_000);
    browser.setVisibility('hidden');
    expect(reports).toEqual(['5', '2 last']);
  });

  it('adds up exactly, although reports are whole seconds', () => {
    const seconds: number[] = [];
    countTime(page.signal, (time) => seconds.push(time.seconds));
    for (let turn = 0; turn < 10; turn += 1) {
      vi.advanceTimersByTime(1_400);
      browser.setVisibility('hidden');
      browser.setVisibility('visible');
    }
    expect(seconds.reduce((sum, one) => sum + one, 0)).toBe(14);
  });

  it('of less than half a second is not reported', () => {
    const reports = count();
    vi.advanceTimersByTime(400);
    page.abort();
    expect(reports).toEqual([]);
  });
});

describe('the progress of reading', () => {
  const blocks = [100, 100, 200].map((length) => new FakeElement({ textContent: 'a'.repeat(length) }));
  const picture = new FakeElement();

  function follow(children = blocks): string[] {
    const reports: string[] = [];
    const text = new FakeElement({ children });
    followProgress(text as never, page.signal, ({ page: share, article, isLast }) =>
      reports.push(`${share} ${article}${isLast ? ' last' : ''}`),
    );
    return reports;
  }

  it('is the share of letters that were on the screen, reported every five seconds if it grew', () => {
    const reports = follow();
    browser.show(blocks.slice(0, 1));
    vi.advanceTimersByTime(5_000);
    expect(reports).toEqual(['0.25 0.25']);
    vi.advanceTimersByTime(20_000);
    expect(reports).toHaveLength(1);
    browser.scrollTo(500);
    browser.show(blocks.slice(1, 2));
    vi.advanceTimersByTime(5_000);
    expect(reports.at(-1)).toBe('0.5 0.5');
  });

  it('never shrinks, and is at most everything', () => {
    const reports = follow();
    browser.scrollTo(5_000);
    browser.show(blocks.slice(2));
    browser.scrollTo(0);
    browser.show(blocks.slice(2), false);
    browser.show(blocks.slice(0, 1));
    vi.advanceTimersByTime(5_000);
    expect(reports).toEqual(['1 1']);
  });

  it('does not count pictures as text', () => {
    const reports = follow([picture, ...blocks]);
    browser.show([picture]);
    page.abort();
    expect(reports).toEqual(['0.25 0 last']);
    expect(follow([])).toEqual([]);
  });

  it('is reported once more when the page is hidden, and when it is left', () => {
    const reports = follow();
    browser.show(blocks.slice(0, 2));
    browser.setVisibility('hidden');
    page.abort();
    vi.advanceTimersByTime(30_000);
    expect(reports).toEqual(['0.25 0.5 last']);
  });
});

describe('the stories that were seen', () => {
  const link = (path: string, host = 'lap.example') => new FakeLink(`https://${host}${path}`);

  function watch(links: FakeLink[]): string[][] {
    const reports: string[][] = [];
    const titles = 'article :is(h2, h3, h4) > a[href]';
    watchStories(browser.rootOf({ [titles]: links }), page.signal, (names) => reports.push([...names]));
    return reports;
  }

  it('were on the screen for a second, and are reported together after five', () => {
    const links = [link('/sport/2026/11/21/egy'), link('/ketto'), link('/harom')];
    const reports = watch(links);
    browser.show(links.slice(0, 2));
    vi.advanceTimersByTime(999);
    browser.show(links.slice(1, 2), false);
    vi.advanceTimersByTime(5_000);
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reports).toEqual([['egy']]);
  });

  it('are reported once in a page view, also when two cards lead to the same', () => {
    const links = [link('/a/egy'), link('/b/egy'), link('/c/egy')];
    const reports = watch(links);
    browser.show(links.slice(0, 2));
    vi.advanceTimersByTime(10_000);
    // Further down, after the first one was reported.
    browser.show(links);
    vi.advanceTimersByTime(10_000);
    expect(reports).toEqual([['egy']]);
  });

  it('are none of advertisers’ pages, and not the front page', () => {
    const links = [link('/ajanlat', 'hirdeto.example'), link('/')];
    const reports = watch(links);
    browser.show(links);
    vi.advanceTimersByTime(10_000);
    page.abort();
    expect(reports).toEqual([]);
  });

  it('are reported at once when the page is hidden or left', () => {
    const links = [link('/egy'), link('/ketto'), link('/harom')];
    const reports = watch(links);
    browser.show(links.slice(0, 1));
    vi.advanceTimersByTime(1_000);
    browser.setVisibility('hidden');
    expect(reports).toEqual([['egy']]);
    browser.show(links.slice(1, 2));
    vi.advanceTimersByTime(1_000);
    browser.show(links.slice(2));
    page.abort();
    vi.advanceTimersByTime(10_000);
    expect(reports).toEqual([['egy'], ['ketto']]);
  });
});
