/** The record in the browser: saved, changed, and copied from a consent service [S18]. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';
import { parseConsent } from '../record.ts';
import { openServiceOr, startConsentService } from './consent-service.ts';
import { currentConsent, onConsentChange, saveConsent, saveEmbedConsent } from './consent-store.ts';

let browser: FakeBrowser;

function openPage(mode: 'own' | 'tcf' | 'none', policy = '1'): void {
  browser = openBrowser();
  Object.assign(browser.document.documentElement.dataset, { consentMode: mode, consentPolicy: policy });
}
beforeEach(() => openPage('own'));
afterEach(restoreBrowser);

const grantedNow = () =>
  Object.entries(currentConsent()?.purposes ?? {}).filter(([, value]) => value === true);

describe('the record', () => {
  it('is nothing before the first answer, and what was answered after it', () => {
    expect(currentConsent()).toBeNull();
    const saved = vi.fn();
    browser.document.addEventListener('consentsaved', saved);
    saveConsent({ statistics: true }, 'banner');
    expect(saved).toHaveBeenCalledTimes(1);
    expect(grantedNow().map(([name]) => name)).toEqual(['necessary', 'statistics']);
    expect(currentConsent()).toMatchObject({ source: 'banner', policyVersion: '1' });
  });

  it('asks again after a change of the policy, and of the way of asking', () => {
    saveConsent({ statistics: true }, 'banner');
    browser.document.documentElement.dataset.consentPolicy = '2';
    expect(currentConsent()).toBeNull();
    browser.document.documentElement.dataset.consentPolicy = '1';
    browser.document.documentElement.dataset.consentMode = 'tcf';
    expect(currentConsent()).toBeNull();
  });

  it('keeps the embeds that a reader allowed when the banner is answered, and the answer when one is allowed', () => {
    saveEmbedConsent('video.example', true);
    expect(currentConsent()).toMatchObject({
      source: 'embed',
      purposes: { embeds: { 'video.example': true } },
    });
    saveConsent({ ads: true }, 'banner');
    expect(currentConsent()?.purposes).toMatchObject({ ads: true, embeds: { 'video.example': true } });
    saveEmbedConsent('video.example', false);
    expect(currentConsent()).toMatchObject({
      source: 'banner',
      purposes: { ads: true, embeds: { 'video.example': false } },
    });
  });

  it('tells its listeners of every change until they leave', () => {
    const heard: (boolean | undefined)[] = [];
    const leave = onConsentChange((record) => heard.push(record?.purposes.ads));
    saveConsent({ ads: true }, 'banner');
    browser.document.dispatchEvent(new Event('consentchange'));
    browser.jar.clear();
    browser.document.dispatchEvent(new Event('consentchange'));
    leave();
    browser.document.dispatchEvent(new Event('consentchange'));
    expect(heard).toEqual([true, undefined]);
  });
});

describe('a consent service', () => {
  const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => [id, true]));
  type Queued = [string, number, (answer: object | null, isSuccess: boolean) => void];

  /** The service is there and answers. */
  function answer(consents: object, more: object = {}): void {
    const api = browser.window.__tcfapi;
    const queue: Queued[] = typeof api === 'function' ? api() : [];
    for (const [command, , callback] of queue)
      if (command === 'addEventListener')
        callback(
          { eventStatus: 'useractioncomplete', tcString: 'CTC', purpose: { consents }, ...more },
          true,
        );
  }
  function answerCommand(wanted: string): void {
    const api = browser.window.__tcfapi;
    const queue: Queued[] = typeof api === 'function' ? api() : [];
    for (const [command, , callback] of queue) if (command === wanted) callback(null, true);
  }
  const reported = () => browser.requests.map(({ body }) => new URLSearchParams(body).getAll('cel'));

  beforeEach(() => {
    openPage('tcf');
    startConsentService('https://cmp.example/cmp.js');
  });

  it('is the only script before an answer, loaded once', () => {
    startConsentService('https://cmp.example/cmp.js');
    expect(browser.scripts.map(({ src }) => src)).toEqual(['https://cmp.example/cmp.js']);
    expect(currentConsent()).toBeNull();
  });

  it('fills the record with its answer, which the server hears of once', () => {
    answer(all);
    answer(all);
    expect(currentConsent()).toMatchObject({
      source: 'cmp',
      tcString: 'CTC',
      purposes: { personalisedAds: true },
    });
    expect(reported()).toEqual([['statistics', 'ads', 'personalisedAds', 'socialMedia']]);
  });

  it('withdraws everything, the embeds too', () => {
    answer(all);
    saveEmbedConsent('video.example', true);
    answer({});
    expect(grantedNow().map(([name]) => name)).toEqual(['necessary']);
    expect(currentConsent()?.purposes.embeds).toEqual({});
    expect(reported().at(-1)).toEqual([]);
  });

  it('changes nothing while its dialog is open, or when it fails', () => {
    answer(all, { eventStatus: 'cmpuishown' });
    expect(currentConsent()).toBeNull();
    expect(browser.requests).toEqual([]);
  });

  it('does not overflow the cookie with its string', () => {
    answer(all, { tcString: 'x'.repeat(2_001) });
    expect(parseConsent(browser.jar.get('consent') ?? '')?.tcString).toBeUndefined();
    expect(currentConsent()?.purposes.ads).toBe(true);
  });

  it('that is blocked is logged, and the page of cookies opens instead of its dialog', async () => {
    browser.scripts[0]?.dispatchEvent(new Event('error'));
    expect(browser.logged).toEqual(['https://cmp.example/cmp.js could not be loaded.']);
    const opened = openServiceOr('/sutik');
    await vi.advanceTimersByTimeAsync(999);
    expect(browser.location.assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await opened;
    expect(browser.location.assign).toHaveBeenCalledExactlyOnceWith('/sutik');
  });

  it('that opens its dialog leaves the reader on the page', async () => {
    const opened = openServiceOr('/sutik');
    answerCommand('displayConsentUi');
    await vi.advanceTimersByTimeAsync(1_000);
    await opened;
    expect(browser.location.assign).not.toHaveBeenCalled();
  });
});
