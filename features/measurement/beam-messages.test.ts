/** Messages to the tracker of REMP Beam, compared literally. */
import { describe, expect, it } from 'vitest';
import {
  type BeamVisit,
  commerceMessage,
  impressionsMessage,
  pageviewMessage,
  progressMessage,
  timespentMessage,
} from './beam-messages.ts';
import { plainAddress } from './measurement.ts';

const time = new Date('2026-11-21T08:00:00.000Z');

const visit: BeamVisit = {
  property: '00000000-0000-4000-8000-000000000001',
  browser: 'b'.repeat(32),
  session: '5'.repeat(32),
  pageview: 'a'.repeat(32),
  url: 'https://lap.example/belfold/2026/11/21/hid',
  canonical: 'https://lap.example/belfold/2026/11/21/hid',
  referer: 'https://kereso.example/',
  agent: 'Browser/1.0',
  width: 375,
  height: 667,
  source: { rtm_source: 'level' },
  article: {
    id: '17',
    author_id: 'halmi-bence',
    category: 'belfold',
    tags: ['hid', 'szeged'],
    content_type: 'article',
    locked: false,
  },
};

const about = {
  system: { property_token: '00000000-0000-4000-8000-000000000001', time: '2026-11-21T08:00:00.000Z' },
  user: {
    browser_id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
    url: 'https://lap.example/belfold/2026/11/21/hid',
    canonical_url: 'https://lap.example/belfold/2026/11/21/hid',
    referer: 'https://kereso.example/',
    user_agent: 'Browser/1.0',
    window_width: 375,
    window_height: 667,
    source: { rtm_source: 'level' },
    remp_session_id: '55555555555555555555555555555555',
    remp_pageview_id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  },
  article: {
    id: '17',
    author_id: 'halmi-bence',
    category: 'belfold',
    tags: ['hid', 'szeged'],
    content_type: 'article',
    locked: false,
  },
};

describe('messages to Beam [ADS-14]', () => {
  it('say that a page was opened, with the site’s own property [SITE-04]', () => {
    expect(pageviewMessage(visit, time)).toEqual({
      path: '/track/pageview',
      body: { action: 'load', ...about },
    });
  });

  it('say how long it was visible', () => {
    expect(timespentMessage(visit, time, { seconds: 5, isLast: false })).toEqual({
      path: '/track/pageview',
      body: { action: 'timespent', ...about, timespent: { seconds: 5, unload: false } },
    });
  });

  it('say how far it was read', () => {
    expect(progressMessage(visit, time, { page: 0.5, article: 0.62, isLast: true })).toEqual({
      path: '/track/pageview',
      body: {
        action: 'progress',
        ...about,
        progress: { page_ratio: 0.5, article_ratio: 0.62, unload: true },
      },
    });
  });

  it('say which step of a payment was reached', () => {
    const session = 'c'.repeat(32);
    const commerce = { commerce_session_id: 'cccccccccccccccccccccccccccccccc', ...about };
    expect(commerceMessage(visit, time, session, { step: 'checkout', product: 'monthly' })).toEqual({
      path: '/track/commerce',
      body: { step: 'checkout', ...commerce, checkout: { funnel_id: 'monthly' } },
    });
    const paid = { product: 'once', transaction: 'd'.repeat(32), amount: 5000, currency: 'HUF' } as const;
    for (const step of ['payment', 'purchase', 'refund'] as const)
      expect(commerceMessage(visit, time, session, { step, ...paid })).toEqual({
        path: '/track/commerce',
        body: {
          step,
          ...commerce,
          [step]: {
            transaction_id: 'dddddddddddddddddddddddddddddddd',
            product_ids: ['once'],
            revenue: { amount: 5000, currency: 'HUF' },
          },
        },
      });
  });

  it('say which stories were seen', () => {
    expect(impressionsMessage(visit, time, { block: 'index', elements: ['hid', 'villamos'] })).toEqual({
      path: '/track/impressions',
      body: {
        rpid: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
        t: '2026-11-21T08:00:00.000Z',
        d: [{ bl: 'index', tp: 'story', eid: ['hid', 'villamos'] }],
      },
    });
  });

  it('leave out what is not known', () => {
    const plain = pageviewMessage({ ...visit, referer: '', source: {}, article: null }, time);
    const { referer: _referer, source: _source, ...user } = about.user;
    expect(plain.body).toEqual({ action: 'load', system: about.system, user });
  });
});

describe('addresses in messages [S18]', () => {
  it.each([
    ['https://lap.example/tamogatas/siker?rendeles=titok#vissza', 'https://lap.example/tamogatas/siker'],
    ['https://nev:jelszo@lap.example/belfold', 'https://lap.example/belfold'],
    ['', ''],
    ['android-app://kereso.example/', ''],
  ])('%s has neither query, hash nor name: %s', (address, plain) => {
    expect(plainAddress(address)).toBe(plain);
  });
});
