/**
 * Whether the newsroom has switched the page of support off [ACCT-08]. Every page of a site that asks links to it, so
 * that the answer is cached like other values read for pages, and is one of their dependencies [S58].
 */
import type { FrontFeature } from '#features/front/public.server.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { cachedRead, type ReadCache } from '#platform/cache/read-cache.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { setupSlug } from '../front/component-setup.ts';
import { isSupportHidden } from './support-hidden.ts';

export interface SupportSwitch {
  isHidden(): Promise<boolean>;
  /** Of every page that links to the page of support, or does not because it is hidden. */
  dependencies: readonly Dependency[];
}

interface SupportSwitchNeeds {
  front: Pick<FrontFeature, 'unique'>;
  createCache: ReadCache['createCache'];
  log: Log;
}

export function createSupportSwitch({ front, createCache, log }: SupportSwitchNeeds): SupportSwitch {
  const dependencies = [{ key: `unique:${setupSlug}` }];
  const cache = createCache<boolean>(1);
  let last = false;
  return {
    dependencies,
    async isHidden() {
      try {
        last = await cachedRead(cache, setupSlug, async () => ({
          value: await isSupportHidden(front),
          dependencies,
        }));
      } catch (err) {
        // An error page must not fail as well: the last answer stays.
        log.warn({ err }, 'whether the page of support is hidden could not be read');
      }
      return last;
    },
  };
}
