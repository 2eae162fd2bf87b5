/** Stylesheets of the next page, on a document of the test that loads nothing by itself. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class FakeLink extends EventTarget {
  rel = '';
  href = '';
  media = 'all';
  remove(): void {
    links = links.filter((link) => link !== this);
  }
}

let links: FakeLink[];
let loadStyles: typeof import('./styles.ts').loadStyles;
let visit: AbortController;

beforeEach(async () => {
  // It remembers what it has requested in this document.
  vi.resetModules();
  ({ loadStyles } = await import('./styles.ts'));
  links = [Object.assign(new FakeLink(), { rel: 'stylesheet', href: '/a.css' })];
  visit = new AbortController();
  vi.stubGlobal('document', {
    head: { querySelectorAll: () => links, append: (link: FakeLink) => links.push(link) },
    createElement: () => new FakeLink(),
  });
});
afterEach(() => vi.unstubAllGlobals());

const report = (href: string, event: 'load' | 'error') =>
  links.find((link) => link.href === href)?.dispatchEvent(new Event(event));
const media = () => Object.fromEntries(links.map((link) => [link.href, link.media]));

describe('the stylesheets of the next page', () => {
  it('are loaded without effect, then enabled instead of those of the page before', async () => {
    const loading = loadStyles(['/b.css'], visit.signal);
    expect(media()).toEqual({ '/a.css': 'all', '/b.css': 'not all' });
    report('/b.css', 'load');
    (await loading)();
    expect(media()).toEqual({ '/a.css': 'not all', '/b.css': 'all' });
  });

  it('that are in the document are not loaded again', async () => {
    (await loadStyles(['/a.css'], visit.signal))();
    expect(media()).toEqual({ '/a.css': 'all' });
  });

  it('that cannot be loaded leave no link, and are tried again', async () => {
    const loading = loadStyles(['/b.css'], visit.signal);
    report('/b.css', 'error');
    await expect(loading).rejects.toThrow('/b.css could not be loaded.');
    expect(media()).toEqual({ '/a.css': 'all' });
    const again = loadStyles(['/b.css'], visit.signal);
    report('/b.css', 'load');
    (await again)();
    expect(media()).toEqual({ '/a.css': 'not all', '/b.css': 'all' });
  });

  it('that do not come in time count as failed', async () => {
    const loading = loadStyles(['/b.css'], visit.signal);
    visit.abort();
    await expect(loading).rejects.toThrow('/b.css could not be loaded.');
    expect(media()).toEqual({ '/a.css': 'all' });
  });

  it('are not requested when the time is over', async () => {
    visit.abort();
    await expect(loadStyles(['/b.css'], visit.signal)).rejects.toThrow();
    expect(media()).toEqual({ '/a.css': 'all' });
  });

  it('stay when the time ends after they have loaded', async () => {
    const loading = loadStyles(['/b.css'], visit.signal);
    report('/b.css', 'load');
    await loading;
    visit.abort();
    expect(media()).toEqual({ '/a.css': 'all', '/b.css': 'not all' });
  });

  it('that another page has requested are waited for, and fail with it', async () => {
    const loading = [
      loadStyles(['/b.css'], visit.signal),
      loadStyles(['/b.css'], new AbortController().signal),
    ];
    let isReady = false;
    void loading[1]?.then(
      () => {
        isReady = true;
      },
      () => undefined,
    );
    await new Promise(setImmediate);
    expect([isReady, links.length]).toEqual([false, 2]);
    visit.abort();
    expect((await Promise.allSettled(loading)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
