/** The measurement in the pages of a site, and the hosts that they contact for it. */
import type { Edition, PageTraits, Site } from '#features/sites/public.ts';
import {
  joinOrigins,
  type OutsideOrigins,
  originsOf,
  originsOfHosts,
} from '#platform/http/outgoing/outside-origins.ts';
import type { PageMeasurement } from './measurement.ts';
import { type MeasurementSetting, measurementOf } from './measurement-part.ts';

/** Where the development server has its own services. */
const sandbox = '/__beam';

const google = 'https://www.googletagmanager.com';

type MeasuredTraits = Pick<PageTraits, 'audience' | 'isEmbeddable' | 'reportsPayments'>;

/**
 * Null for a page that is not measured: one that other sites frame, and a personal one. Scripts of others would read
 * its address with its keys, and what is typed into its forms; of payments our own client reports the steps.
 */
export function pageMeasurement(
  edition: Edition,
  site: Site,
  { audience, isEmbeddable, reportsPayments }: MeasuredTraits,
): PageMeasurement | null {
  if (isEmbeddable) return null;
  const measured = siteMeasurement(edition, site);
  if (audience !== 'personal') return measured;
  return reportsPayments && measured?.beam ? { beam: measured.beam } : null;
}

function siteMeasurement(edition: Edition, site: Site): PageMeasurement | null {
  const setting = measurementOf(edition, site);
  if (!setting) return null;
  const { beam, audience, analytics, tagManager, facebook } = setting;
  const isSandbox = setting.source === 'sandbox';
  const at = (address: string, inSandbox: string): string => (isSandbox ? sandbox + inSandbox : address);
  const measured: PageMeasurement = {
    ...(beam && {
      beam: { tracker: at(withoutSlash(beam.tracker ?? ''), ''), property: site.beamProperty },
    }),
    ...(audience && {
      audience: { script: at(site.audienceScript ?? '', '/audience.js'), identifier: audience.identifier },
    }),
    ...(analytics && {
      analytics: { script: at(`${google}/gtag/js?id=${analytics}`, '/gtag.js'), id: analytics },
    }),
    ...(tagManager && {
      tagManager: { script: at(`${google}/gtm.js?id=${tagManager.container}`, '/gtm.js') },
    }),
    ...(facebook && {
      facebook: {
        script: at(`https://connect.facebook.net/${facebook.locale}/sdk.js`, '/facebook.js'),
        appId: facebook.appId,
        version: facebook.version,
      },
    }),
  };
  return Object.keys(measured).length === 0 ? null : measured;
}

/** Origins of other companies, by what the content policy calls them. */
export function measurementOrigins(edition: Edition, site: Site): OutsideOrigins {
  const setting = measurementOf(edition, site);
  if (setting === null || setting.source === 'sandbox') return joinOrigins([]);
  return joinOrigins([
    beamOrigins(setting),
    audienceOrigins(setting, site),
    googleOrigins(setting),
    tagOrigins(setting),
    facebookOrigins(setting),
  ]);
}

type Origins = Partial<OutsideOrigins>;

function beamOrigins({ beam }: MeasurementSetting): Origins {
  return { connections: originsOf(beam?.tracker) };
}

function audienceOrigins({ audience }: MeasurementSetting, site: Site): Origins {
  if (!audience) return {};
  const origins = [...originsOf(site.audienceScript), ...originsOfHosts(audience.hosts)];
  return { scripts: origins, images: origins, frames: originsOfHosts(audience.hosts), connections: origins };
}

/** As Google's documentation of content policies lists them; the regions' hosts differ. */
function googleOrigins({ analytics, tagManager }: MeasurementSetting): Origins {
  if (analytics === undefined && !tagManager) return {};
  if (analytics === undefined) return { scripts: [google], images: [google] };
  const reports = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return {
    scripts: [google],
    images: [google, 'https://*.google-analytics.com'],
    connections: [google, ...reports],
  };
}

function tagOrigins({ tagManager }: MeasurementSetting): Origins {
  const origins = originsOfHosts(tagManager?.hosts ?? []);
  return { scripts: origins, images: origins, frames: origins, connections: origins };
}

function facebookOrigins({ facebook }: MeasurementSetting): Origins {
  if (!facebook) return {};
  const pages = ['https://www.facebook.com'];
  return { scripts: ['https://connect.facebook.net'], images: pages, frames: pages, connections: pages };
}

function withoutSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : address;
}
