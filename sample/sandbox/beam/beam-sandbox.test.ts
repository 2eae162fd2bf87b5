/** The tracker of the sandbox refuses what the real one would refuse, and what could name a person. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type BeamSandbox, createBeamSandbox } from './beam-sandbox.server.ts';

const now = new Date('2026-11-21T08:00:00Z');
let sandbox: BeamSandbox;
beforeEach(() => {
  sandbox = createBeamSandbox();
});

const system = {
  property_token: '00000000-0000-4000-8000-000000000001',
  time: '2026-11-21T08:00:00.000Z',
};
const user = {
  browser_id: 'b'.repeat(32),
  url: 'https://lap.example/belfold',
  canonical_url: 'https://lap.example/belfold',
  user_agent: 'Browser/1.0',
  window_width: 375,
  window_height: 667,
  remp_session_id: '5'.repeat(32),
  remp_pageview_id: 'a'.repeat(32),
};
const load = { action: 'load', system, user };
const revenue = { amount: 5000, currency: 'HUF' };
const purchase = {
  step: 'purchase',
  system,
  user,
  commerce_session_id: 'c'.repeat(32),
  purchase: { transaction_id: 'd'.repeat(32), product_ids: ['once'], revenue },
};
const impressions = {
  rpid: 'a'.repeat(32),
  t: '2026-11-21T08:00:00.000Z',
  d: [{ bl: 'index', tp: 'story', eid: ['hid'] }],
};

async function post(kind: string, message: unknown): Promise<number | undefined> {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return (await sandbox.answer({ method: 'POST', path: `track/${kind}`, body, now }))?.status;
}

describe('the tracker of the sandbox [ADS-14]', () => {
  it.each([
    ['pageview', load],
    ['pageview', { ...load, action: 'timespent', timespent: { seconds: 5, unload: false } }],
    [
      'pageview',
      { ...load, action: 'progress', progress: { page_ratio: 0.4, article_ratio: 1, unload: true } },
    ],
    ['commerce', purchase],
    [
      'commerce',
      {
        ...load,
        action: undefined,
        step: 'checkout',
        commerce_session_id: 'c'.repeat(32),
        checkout: { funnel_id: 'once' },
      },
    ],
    ['impressions', impressions],
  ])('accepts %s %j', async (kind, message) => {
    expect(await post(kind, message)).toBe(202);
  });

  it.each([
    ['no JSON', 'pageview', '{'],
    ['no action', 'pageview', { system, user }],
    ['an unknown action', 'pageview', { ...load, action: 'read' }],
    ['no time', 'pageview', { ...load, system: { property_token: system.property_token } }],
    ['a property that is no UUID', 'pageview', { ...load, system: { ...system, property_token: 'lap' } }],
    ['no seconds', 'pageview', { ...load, action: 'timespent', timespent: { seconds: 0, unload: false } }],
    [
      'more than everything',
      'pageview',
      { ...load, action: 'progress', progress: { page_ratio: 1.2, article_ratio: 1, unload: true } },
    ],
    ['a refund without money', 'commerce', { ...purchase, step: 'refund' }],
    ['no elements', 'impressions', { ...impressions, d: [{ bl: 'index', tp: 'story', eid: [] }] }],
  ])('refuses %s', async (_, kind, message) => {
    expect(await post(kind, message)).toBe(400);
  });

  it.each([
    ['the number of a reader', { ...user, id: '12' }],
    ['an address with a key', { ...user, url: 'https://lap.example/tamogatas/siker?rendeles=titok' }],
    ['an address with a mail address', { ...user, url: 'https://lap.example/nev@lap.example' }],
    ['a name as the browser’s number', { ...user, browser_id: 'Próba Éva' }],
  ])('refuses %s [S18]', async (_, person) => {
    expect(await post('pageview', { ...load, user: person })).toBe(400);
  });

  it('does not know the properties of others', async () => {
    const property_token = '7e7c2a44-9b0f-4a3e-8a53-0a3d6a1c2b11';
    expect(await post('pageview', { ...load, system: { ...system, property_token } })).toBe(404);
  });

  it('shows what it received, with the reason of each refusal', async () => {
    await post('pageview', load);
    await post('impressions', { ...impressions, rpid: '<b>' });
    const list = await sandbox.answer({ method: 'GET', path: 'received', body: '', now });
    expect(JSON.parse(list?.body ?? '')).toMatchObject([
      { service: 'beam', event: 'impressions', status: 400, fault: expect.stringContaining('rpid') },
      { service: 'beam', event: 'pageview', status: 202, fault: '', details: load },
    ]);
    const page = await sandbox.answer({ method: 'GET', path: '', body: '', now });
    expect(page?.type).toBe('text/html; charset=utf-8');
    expect(page?.body).toContain('<td>pageview load</td>');
    expect(page?.body).toContain('&lt;b&gt;');
    expect(page?.body).not.toContain('<b>');
  });

  it('has scripts for the services, and nothing else', async () => {
    for (const path of ['audience.js', 'gtag.js', 'gtm.js', 'facebook.js'])
      expect((await sandbox.answer({ method: 'GET', path, body: '', now }))?.type).toBe(
        'text/javascript; charset=utf-8',
      );
    expect(await sandbox.answer({ method: 'GET', path: '../beam-formats.ts', body: '', now })).toBeNull();
    expect(await post('event', load)).toBeUndefined();
  });
});
