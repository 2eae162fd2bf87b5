/** Which other hosts the content policy of pages permits: exactly those of the services that the edition uses. */
import { beforeAll, describe, expect, it } from 'vitest';
import { adsPart } from '#features/ads/public.server.ts';
import { type Edition, mainSite, siteBySlug } from '#features/sites/public.ts';
import { pageSecurityHeaders } from '#platform/http/security-headers.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { outsideOrigins } from './outside-origins.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

const nothing = { scripts: [], images: [], frames: [], connections: [] };

/** The sample edition, with other settings of its advertising. */
function withAds(change: object): Edition {
  const [setting] = adsPart.of(edition);
  const changed = adsPart.schema.parse({ ...setting, ...change });
  const parts = [...edition.parts.filter((part) => part !== setting), changed];
  return { ...edition, parts };
}

describe('the origins outside that pages may contact [S18]', () => {
  it('are only the pixels of advertisers where the ad server is our own', () => {
    expect(outsideOrigins(edition, mainSite(edition))).toEqual({
      ...nothing,
      images: ['https://meres.lapzarta.example'],
    });
  });

  it('are none on a domain without advertising, and on pages that other sites frame', () => {
    expect(outsideOrigins(edition, siteBySlug(edition, 'transtelex'))).toEqual(nothing);
    expect(outsideOrigins(edition, mainSite(edition), { isEmbeddable: true })).toEqual(nothing);
  });

  it('are those of Google, Prebid and Setupad where the edition uses them', () => {
    const changed = withAds({
      server: 'google',
      pixelHosts: [],
      prebid: {
        script: 'https://arverez.example/a/prebid.js',
        timeoutMs: 1000,
        bids: [{ bidder: 'egy', params: {} }],
      },
      setupad: { script: 'https://stpd.cloud/saas/1' },
    });
    const { scripts, images, frames, connections } = outsideOrigins(changed, mainSite(changed));
    expect(scripts).toEqual([
      'https://securepubads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://tpc.googlesyndication.com',
      'https://arverez.example',
      'https://stpd.cloud',
    ]);
    expect(images).toContain('https://tpc.googlesyndication.com');
    expect(frames).toContain('https://*.safeframe.googlesyndication.com');
    expect(connections).toEqual([
      'https://securepubads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://stpd.cloud',
    ]);
  });

  it('are those of the consent service in mode tcf', () => {
    const cmp = { script: 'https://cmp.example/stub/tcf.js', hosts: ['keret.cmp.example'] };
    const changed: Edition = { ...edition, consent: { mode: 'tcf', policyVersion: '1', cmp } };
    const both = ['https://cmp.example', 'https://keret.cmp.example'];
    expect(outsideOrigins(changed, siteBySlug(changed, 'transtelex'))).toEqual({
      ...{ scripts: both, images: both, frames: both, connections: both },
    });
    const unused: Edition = { ...changed, consent: { ...changed.consent, mode: 'own' } };
    expect(outsideOrigins(unused, siteBySlug(unused, 'transtelex'))).toEqual(nothing);
  });

  it('are in the header, which never allows inline script', () => {
    const policy = pageSecurityHeaders({
      ...{ scripts: ['https://a.example'], images: ['https://b.example'], frames: ['https://c.example'] },
      ...{ connections: ['https://d.example'], media: [], formActions: [] },
      ...{ isEmbeddable: false, isHttps: true },
    })['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://a.example;");
    expect(policy).toContain("img-src 'self' data: https://b.example;");
    expect(policy).toContain('frame-src https://c.example');
    expect(policy).toContain("connect-src 'self' https://d.example;");
    expect(policy).not.toContain('unsafe');
  });
});
