/** Other hosts that the pages of a site contact for advertising, once the reader consents. */
import type { Edition, Site } from '#features/sites/public.ts';
import {
  joinOrigins,
  type OutsideOrigins,
  originsOf,
  originsOfHosts,
} from '#platform/http/outgoing/outside-origins.ts';
import { type AdsSetting, adsOf } from './ads-part.ts';

export function adsOrigins(edition: Edition, site: Site): OutsideOrigins {
  const setting = adsOf(edition, site);
  if (!setting) return joinOrigins([]);
  const setupad = originsOf(setting.setupad?.script);
  return joinOrigins([
    googleOrigins(setting),
    { scripts: originsOf(setting.prebid?.script) },
    { scripts: setupad, connections: setupad },
    { images: originsOfHosts(setting.pixelHosts) },
  ]);
}

/** Hosts of Google Publisher Tag; what advertisers made is shown in frames of its SafeFrame host. */
function googleOrigins({ server }: AdsSetting): Partial<OutsideOrigins> {
  if (server !== 'google') return {};
  const tag = ['https://securepubads.g.doubleclick.net', 'https://pagead2.googlesyndication.com'];
  const content = 'https://tpc.googlesyndication.com';
  return {
    scripts: [...tag, content],
    images: [...tag, content],
    frames: ['https://*.safeframe.googlesyndication.com', content, 'https://googleads.g.doubleclick.net'],
    connections: tag,
  };
}
