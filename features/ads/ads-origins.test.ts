import { describe, expect, it } from 'vitest';
import { type Edition, mainSite, siteBySlug } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { adsOrigins } from './ads-origins.ts';
import { adsPart } from './ads-part.ts';

const edition = await loadTestEdition();
const nothing = { scripts: [], images: [], frames: [], connections: [] };

/** The sample edition, with other settings of its advertising. */
function withAds(change: object): Edition {
  const [setting] = adsPart.of(edition);
  const changed = adsPart.schema.parse({ ...setting, ...change });
  const parts = [...edition.parts.filter((part) => part !== setting), changed];
  return { ...edition, parts };
}

describe('the origins that advertising contacts [S18]', () => {
  it('are only the pixels of advertisers where the ad server is our own', () => {
    const images = ['https://meres.lapzarta.example'];
    expect(adsOrigins(edition, mainSite(edition))).toEqual({ ...nothing, images });
  });

  it('are none on a domain without advertising', () => {
    expect(adsOrigins(edition, siteBySlug(edition, 'transtelex'))).toEqual(nothing);
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
    const { scripts, images, frames, connections } = adsOrigins(changed, mainSite(changed));
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
});
