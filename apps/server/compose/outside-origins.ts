/**
 * Origins of other companies that the pages of a domain may contact, by what the content policy calls them. The policy
 * only permits: whether anything is requested is decided by the reader's consent. The same for all pages of a domain,
 * because soft navigation shows a page under the policy of the first one (decision 58).
 */
import { adsOf } from '#features/ads/public.server.ts';
import { measurementOrigins } from '#features/measurement/public.server.ts';
import type { Edition, Site } from '#features/sites/public.ts';

export interface OutsideOrigins {
  scripts: string[];
  images: string[];
  frames: string[];
  /** Of `fetch` and beacons. */
  connections: string[];
}

type Service = (edition: Edition, site: Site) => Partial<OutsideOrigins>;

/** One line a service; each gives nothing where the edition does not use it. */
const services: readonly Service[] = [
  ...[consentService, googleAds, prebid, setupad, advertisersPixels],
  measurementOrigins,
];

/** @param traits A page that other sites frame has no ads and is not measured. */
export function outsideOrigins(
  edition: Edition,
  site: Site,
  { isEmbeddable = false }: { isEmbeddable?: boolean } = {},
): OutsideOrigins {
  const used = isEmbeddable ? [] : services.map((service) => service(edition, site));
  const all = (kind: keyof OutsideOrigins): string[] => [...new Set(used.flatMap((one) => one[kind] ?? []))];
  return {
    scripts: all('scripts'),
    images: all('images'),
    frames: all('frames'),
    connections: all('connections'),
  };
}

/** A consent service shows its dialog with its script, often in a frame, and stores the answer with a request. */
function consentService({ consent }: Edition): Partial<OutsideOrigins> {
  if (consent.mode !== 'tcf' || !consent.cmp) return {};
  const hosts = consent.cmp.hosts.map((host) => `https://${host}`);
  const origins = [...originsOf(consent.cmp.script), ...hosts];
  return { scripts: origins, images: origins, frames: origins, connections: origins };
}

/** Hosts of Google Publisher Tag; what advertisers made is shown in frames of its SafeFrame host. */
function googleAds(edition: Edition, site: Site): Partial<OutsideOrigins> {
  if (adsOf(edition, site)?.server !== 'google') return {};
  const tag = ['https://securepubads.g.doubleclick.net', 'https://pagead2.googlesyndication.com'];
  return {
    scripts: [...tag, 'https://tpc.googlesyndication.com'],
    images: [...tag, 'https://tpc.googlesyndication.com'],
    frames: [
      'https://*.safeframe.googlesyndication.com',
      'https://tpc.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
    ],
    connections: tag,
  };
}

function prebid(edition: Edition, site: Site): Partial<OutsideOrigins> {
  return { scripts: originsOf(adsOf(edition, site)?.prebid?.script) };
}

function setupad(edition: Edition, site: Site): Partial<OutsideOrigins> {
  const origins = originsOf(adsOf(edition, site)?.setupad?.script);
  return { scripts: origins, connections: origins };
}

function advertisersPixels(edition: Edition, site: Site): Partial<OutsideOrigins> {
  return { images: (adsOf(edition, site)?.pixelHosts ?? []).map((host) => `https://${host}`) };
}

/** None for a path of our own, such as a sandbox's. */
function originsOf(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
}
