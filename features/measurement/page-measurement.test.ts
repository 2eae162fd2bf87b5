/** The measurement of a site's pages, from the edition's files. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Edition, siteBySlug } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { measurementPart } from './measurement-part.ts';
import { measurementOrigins, pageMeasurement } from './page-measurement.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

/** The sample edition, whose main site measures this only. */
function measuring(setting: object, site: object = {}): Edition {
  const own = measurementPart.schema.parse({ site: 'telex', ...setting });
  const others = edition.parts.filter((part) => !measurementPart.of(edition).some((one) => one === part));
  const sites = edition.sites.map((one) => (one.slug === 'telex' ? { ...one, ...site } : one));
  return { ...edition, sites, parts: [...others, own] };
}

const everything = {
  beam: { tracker: 'https://beam.example/api/' },
  audience: { identifier: 'zDWVdM7', hosts: ['ls.hit.gemius.pl'] },
  analytics: 'G-ABC123',
  tagManager: { container: 'GTM-XYZ', hosts: ['cimke.example'] },
  facebook: { appId: '1234567890' },
};
const script = { audienceScript: 'https://gahu.hit.gemius.pl/xgemius.js' };
const property = { beamProperty: '7e7c2a44-9b0f-4a3e-8a53-0a3d6a1c2b11' };

/** Of a page that is the same for everybody. */
const shared = { audience: 'everyone' } as const;

describe('the measurement of a site [ADS-13] [ADS-14] [SITE-03]', () => {
  it('reports to the site’s own property, and loads its own scripts [SITE-04] [X21]', () => {
    const changed = measuring(everything, { ...script, ...property });
    expect(pageMeasurement(changed, siteBySlug(changed, 'telex'), shared)).toEqual({
      beam: { tracker: 'https://beam.example/api', property: '7e7c2a44-9b0f-4a3e-8a53-0a3d6a1c2b11' },
      audience: { script: 'https://gahu.hit.gemius.pl/xgemius.js', identifier: 'zDWVdM7' },
      analytics: { script: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123', id: 'G-ABC123' },
      tagManager: { script: 'https://www.googletagmanager.com/gtm.js?id=GTM-XYZ' },
      facebook: {
        script: 'https://connect.facebook.net/hu_HU/sdk.js',
        appId: '1234567890',
        version: 'v3.2',
      },
    });
  });

  it('takes version and locale of Facebook’s SDK from the edition [X21]', () => {
    const facebook = { appId: '1', version: 'v22.0', locale: 'en_GB' };
    const changed = measuring({ facebook });
    expect(pageMeasurement(changed, siteBySlug(changed, 'telex'), shared)).toEqual({
      facebook: { script: 'https://connect.facebook.net/en_GB/sdk.js', appId: '1', version: 'v22.0' },
    });
  });

  it('is nothing on pages of one person and in frames; of payments our own client reports the steps [S18]', () => {
    const changed = measuring(everything, { ...script, ...property });
    const on = (traits: Parameters<typeof pageMeasurement>[2]) =>
      pageMeasurement(changed, siteBySlug(changed, 'telex'), traits);
    expect(on({ audience: 'personal' })).toBeNull();
    expect(on({ audience: 'everyone', isEmbeddable: true })).toBeNull();
    expect(on({ audience: 'personal', reportsPayments: true })).toEqual({
      beam: { tracker: 'https://beam.example/api', property: '7e7c2a44-9b0f-4a3e-8a53-0a3d6a1c2b11' },
    });
    const withoutBeam = measuring({ ...everything, beam: undefined }, script);
    const traits = { audience: 'personal', reportsPayments: true } as const;
    expect(pageMeasurement(withoutBeam, siteBySlug(withoutBeam, 'telex'), traits)).toBeNull();
  });

  it('is nothing for a site without a file, or with an empty one', () => {
    const changed = measuring({});
    expect(pageMeasurement(changed, siteBySlug(changed, 'telex'), shared)).toBeNull();
    expect(pageMeasurement(changed, siteBySlug(changed, 'g7'), shared)).toBeNull();
  });

  it('goes to the sandbox in the sample edition, on each site with a property of its own', () => {
    const properties = edition.sites.map((site) => pageMeasurement(edition, site, shared)?.beam);
    expect(properties.map((beam) => beam?.tracker)).toEqual(Array(5).fill('/__beam'));
    expect(new Set(properties.map((beam) => beam?.property)).size).toBe(5);
  });
});

describe('the hosts that a measurement may contact [S18]', () => {
  it('are exactly those of the services that the site uses', () => {
    const changed = measuring(everything, { ...script, ...property });
    expect(measurementOrigins(changed, siteBySlug(changed, 'telex'))).toEqual({
      scripts: [
        'https://gahu.hit.gemius.pl',
        'https://ls.hit.gemius.pl',
        'https://www.googletagmanager.com',
        'https://cimke.example',
        'https://connect.facebook.net',
      ],
      images: [
        'https://gahu.hit.gemius.pl',
        'https://ls.hit.gemius.pl',
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://cimke.example',
        'https://www.facebook.com',
      ],
      frames: ['https://ls.hit.gemius.pl', 'https://cimke.example', 'https://www.facebook.com'],
      connections: [
        'https://beam.example',
        'https://gahu.hit.gemius.pl',
        'https://ls.hit.gemius.pl',
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://cimke.example',
        'https://www.facebook.com',
      ],
    });
  });

  it('are none with the sandbox, and none for a site without a file', () => {
    const nothing = { scripts: [], images: [], frames: [], connections: [] };
    expect(measurementOrigins(edition, siteBySlug(edition, 'telex'))).toEqual(nothing);
    const changed = measuring({ facebook: { appId: '1' } });
    expect(measurementOrigins(changed, siteBySlug(changed, 'g7'))).toEqual(nothing);
    expect(measurementOrigins(changed, siteBySlug(changed, 'telex'))).toEqual({
      scripts: ['https://connect.facebook.net'],
      images: ['https://www.facebook.com'],
      frames: ['https://www.facebook.com'],
      connections: ['https://www.facebook.com'],
    });
  });
});

describe('faults of a measurement', () => {
  const faultsOf = (setting: object, site: object = {}) => measurementPart.faults(measuring(setting, site));

  it('name the site and what is missing', () => {
    expect(faultsOf({ site: 'nincs' })).toEqual(["measurement: no site has the slug 'nincs'."]);
    expect(faultsOf({ beam: {} }, property)).toEqual([
      "measurement of 'telex': 'beam' needs the address of a tracker.",
    ]);
    expect(faultsOf({ beam: { tracker: 'https://beam.example' } }, { beamProperty: 'telex' })).toEqual([
      "measurement of 'telex': the site's 'beamProperty' is not a UUID.",
    ]);
    expect(faultsOf({ audience: { identifier: 'a' } })).toEqual([
      "measurement of 'telex': 'audience' needs the site's 'audienceScript'.",
    ]);
    expect(faultsOf(everything, { ...script, ...property })).toEqual([]);
  });

  it.each([
    { analytics: 'UA-1' },
    { tagManager: { container: 'G-1' } },
    { facebook: { appId: 'lap' } },
    { facebook: { appId: '1', version: '3.2' } },
    { beam: { tracker: 'http://beam.example' } },
    { audience: { identifier: "a'b" } },
  ])('%j is refused', (setting) => {
    expect(measurementPart.schema.safeParse({ site: 'telex', ...setting }).success).toBe(false);
  });
});
