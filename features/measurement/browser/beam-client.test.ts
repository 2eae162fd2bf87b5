/** Our own client of the tracker: what it stores, what it sends, and when it stops [ADS-14] [S18]. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, FakeElement, FakeForm, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';

const hourMs = 3_600_000;
const beam = { tracker: 'https://beam.example', property: 'tulajdon' };

let browser: FakeBrowser;
let page: AbortController;
beforeEach(() => {
  vi.resetModules();
  browser = openBrowser('https://lap.example/belfold/2026/11/21/hid?rtm_source=level&rendeles=titok#lent');
  page = new AbortController();
});
afterEach(restoreBrowser);

const sentActions = () => browser.sent.map(({ body }) => body.action ?? body.step ?? 'impressions');

describe('the numbers of a browser and a session', () => {
  async function takeIds(): Promise<{ browser: string; session: string }> {
    const ids = await import('./stored-ids.ts');
    return ids.takeIds(Date.now());
  }

  it('stay the same while the reader goes on reading, and the session ends after half an hour', async () => {
    const first = await takeIds();
    expect(first.browser).toMatch(/^[\da-f]{32}$/);
    vi.advanceTimersByTime(29 * 60_000);
    expect(await takeIds()).toEqual(first);
    vi.advanceTimersByTime(29 * 60_000);
    expect(await takeIds()).toEqual(first);
    vi.advanceTimersByTime(30 * 60_000);
    const later = await takeIds();
    expect(later.browser).toBe(first.browser);
    expect(later.session).not.toBe(first.session);
  });

  it('are others after a year, whether the browser came back in between or not', async () => {
    const first = await takeIds();
    vi.advanceTimersByTime(300 * 24 * hourMs);
    expect((await takeIds()).browser).toBe(first.browser);
    vi.advanceTimersByTime(66 * 24 * hourMs);
    expect((await takeIds()).browser).not.toBe(first.browser);
  });

  it('are replaced if what is stored is not one of ours, or of the future', async () => {
    browser.local.setItem('beam-browser', '<script> 1');
    browser.local.setItem('beam-session', `${'a'.repeat(32)} ${Date.now() + hourMs}`);
    const ids = await takeIds();
    expect(ids.browser).toMatch(/^[\da-f]{32}$/);
    expect(ids.session).not.toBe('a'.repeat(32));
  });

  it('are there without storage, too', async () => {
    browser.local.isFull = true;
    expect((await takeIds()).browser).toMatch(/^[\da-f]{32}$/);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    expect((await takeIds()).session).toMatch(/^[\da-f]{32}$/);
  });
});

describe('a sender', () => {
  const message = (name: string) => ({ path: '/track/pageview' as const, body: { action: name } });

  async function open() {
    const { createSender } = await import('./beam-sender.ts');
    return createSender('https://beam.example/api', page.signal);
  }

  it('sends what was collected when the browser has time, in order', async () => {
    const sender = await open();
    sender.send(message('egy'));
    sender.send(message('ketto'));
    expect(browser.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(sentActions()).toEqual(['egy', 'ketto']);
    expect(browser.sent[0]?.address).toBe('https://beam.example/api/track/pageview');
  });

  it.each(['hidden', 'left'] as const)('sends at once when the page is %s', async (how) => {
    const sender = await open();
    sender.send(message('egy'));
    if (how === 'hidden') browser.setVisibility('hidden');
    else browser.leave();
    expect(sentActions()).toEqual(['egy']);
    if (how === 'left') return;
    sender.send(message('ketto'));
    expect(sentActions()).toEqual(['egy', 'ketto']);
  });

  it('sends nothing more after a withdrawal, but the last messages of a page that was left', async () => {
    const { withdrawn } = await import('./beam-sender.ts');
    const sender = await open();
    sender.send(message('utolso'));
    page.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(sentActions()).toEqual(['utolso']);
    page = new AbortController();
    const next = await open();
    next.send(message('visszavont'));
    page.abort(withdrawn);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sentActions()).toEqual(['utolso']);
  });

  it.each([
    [{ answer: 500, isUnreachable: false }, 'https://beam.example/api/track/pageview answered 500.'],
    [{ answer: 204, isUnreachable: true }, 'https://beam.example/api/track/pageview could not be reached.'],
  ])('gives up after a failure, and logs it once [S17]: %j', async (status, line) => {
    Object.assign(browser.status, status);
    const sender = await open();
    sender.send(message('egy'));
    sender.send(message('ketto'));
    await vi.advanceTimersByTimeAsync(0);
    sender.send(message('harom'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sentActions()).toEqual(['egy', 'ketto']);
    expect(browser.logged).toEqual([line]);
  });
});

describe('the steps of a payment', () => {
  const place = (payment: object) =>
    new FakeElement({ dataset: { measuredPayment: JSON.stringify(payment) } });
  const checkout = {
    step: 'checkout',
    product: 'once',
    currency: 'HUF',
    amountField: 'osszeg',
    ownField: 'sajat',
  };
  const purchase = { step: 'purchase', product: 'once', transaction: 't1', amount: 5_000, currency: 'HUF' };

  /** A page with this payment is opened, and its form submitted with these fields. */
  async function openPage(payment: object, fields?: Record<string, string>): Promise<void> {
    const { reportPayment } = await import('./commerce-steps.ts');
    const { createSender } = await import('./beam-sender.ts');
    const shown = place(payment);
    const form = new FakeForm();
    form.fields = fields ?? {};
    shown.nextElementSibling = form;
    const root = browser.rootOf({ '[data-measured-payment]': [shown] });
    const visit = { url: 'https://lap.example/tamogatas', source: {}, article: null, referer: '' };
    reportPayment(visit as never, root, page.signal, createSender('', page.signal));
    if (fields) form.dispatchEvent(new Event('submit'));
    await vi.advanceTimersByTimeAsync(0);
  }

  it('are one session: the form, the submission and the outcome, each once', async () => {
    await openPage(checkout);
    await openPage(checkout, { osszeg: '5000' });
    await openPage(purchase);
    await openPage(purchase);
    expect(sentActions()).toEqual(['checkout', 'payment', 'purchase']);
    const sessions = new Set(browser.sent.map(({ body }) => body.commerce_session_id));
    expect(sessions.size).toBe(1);
    expect(browser.sent[1]?.body.payment).toMatchObject({ transaction_id: [...sessions][0] });
  });

  it('begin again with the next form after a purchase', async () => {
    await openPage(checkout);
    await openPage(purchase);
    await openPage(checkout);
    expect(sentActions()).toEqual(['checkout', 'purchase', 'checkout']);
    const sessions = browser.sent.map(({ body }) => body.commerce_session_id);
    expect(sessions[2]).not.toBe(sessions[0]);
  });

  it.each([
    [{ osszeg: '10000', sajat: '7' }, 10_000],
    [{ osszeg: 'sajat', sajat: '12 500' }, 12_500],
    [{ sajat: '12.500' }, 12_500],
    [{ sajat: '7,5' }, 7.5],
    [{ sajat: 'sok' }, 0],
    [{}, 0],
  ])('have the amount that was chosen: %j is %d', async (fields, amount) => {
    await openPage(checkout, { nev: 'Titkos Név', email: 'titkos@lap.example', ...fields });
    const payment = browser.sent.at(-1)?.body;
    expect(payment?.payment).toMatchObject({ revenue: { amount, currency: 'HUF' } });
    expect(JSON.stringify(browser.sent)).not.toMatch(/titkos/i);
  });

  it('are none on another page', async () => {
    const { reportPayment } = await import('./commerce-steps.ts');
    const send = vi.fn();
    reportPayment({} as never, browser.rootOf({}), page.signal, { send, flush: vi.fn() });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the measurement of a page', () => {
  const article = { id: '17', tags: [], content_type: 'article', locked: false };
  const story = () => new FakeElement({ dataset: { measuredStory: JSON.stringify(article) } });

  async function measure(found: Record<string, FakeElement[]> = {}): Promise<void> {
    const { measurePage } = await import('./measure-page.ts');
    measurePage(beam, browser.rootOf(found), page.signal);
    await vi.advanceTimersByTimeAsync(0);
  }

  it('sends addresses without query and hash, and the parameters of campaigns alone [S18]', async () => {
    await measure({ '[data-measured-story]': [story()] });
    expect(browser.sent[0]?.body).toMatchObject({
      action: 'load',
      system: { property_token: 'tulajdon' },
      user: {
        url: 'https://lap.example/belfold/2026/11/21/hid',
        referer: 'https://kereso.example/',
        source: { rtm_source: 'level' },
      },
      article,
    });
    expect(JSON.stringify(browser.sent)).not.toContain('titok');
  });

  it('takes the page before as referer with soft navigation, and another number for each page view', async () => {
    await measure();
    await measure();
    const users = browser.sent.map(({ body }) => body.user as Record<string, string>);
    expect(users.map(({ referer }) => referer)).toEqual([
      'https://kereso.example/',
      'https://lap.example/belfold/2026/11/21/hid',
    ]);
    expect(new Set(users.map((user) => user.remp_pageview_id)).size).toBe(2);
    expect(new Set(users.map((user) => user.remp_session_id)).size).toBe(1);
  });

  it('reports time and progress of a story, and nothing once the consent is withdrawn [S18]', async () => {
    const { withdrawn } = await import('./beam-sender.ts');
    const block = new FakeElement({ textContent: 'szöveg' });
    const text = new FakeElement({ children: [block] });
    await measure({ '[data-measured-story]': [story()], '[data-measured-text] > *': [text] });
    browser.show([block]);
    await vi.advanceTimersByTimeAsync(5_001);
    expect(sentActions().toSorted()).toEqual(['load', 'progress', 'timespent']);
    await vi.advanceTimersByTimeAsync(3_000);
    page.abort(withdrawn);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentActions()).toHaveLength(3);
  });

  it('follows no progress on a page without a story', async () => {
    const text = new FakeElement({ children: [new FakeElement({ textContent: 'szöveg' })] });
    await measure({ '[data-measured-text] > *': [text] });
    browser.show(text.children);
    page.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(sentActions()).toEqual(['load']);
  });
});
