/**
 * Whether the newsroom has switched the page of support off [ACCT-08]. Every page links to it, so that the answer is
 * ready in memory: it is read at start and after each change. Pages in the cache follow within their lifetime.
 */
import type { FrontFeature } from '#features/front/public.server.ts';
import { everything } from '#platform/cache/dependency.ts';
import type { ReadCache } from '#platform/cache/read-cache.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { setupSlug } from '../front/component-setup.ts';
import { isSupportHidden } from './support-hidden.ts';

export interface SupportSwitch {
  isHidden(): boolean;
  /** Reads it from the database; a failure is logged, and the last answer stays. */
  read(): Promise<void>;
}

interface SupportSwitchNeeds {
  front: Pick<FrontFeature, 'unique'>;
  onInvalidation: ReadCache['onInvalidation'];
  log: Log;
}

export function createSupportSwitch({ front, onInvalidation, log }: SupportSwitchNeeds): SupportSwitch {
  let hidden = false;
  async function read(): Promise<void> {
    try {
      hidden = await isSupportHidden(front);
    } catch (err) {
      log.warn({ err }, 'whether the page of support is hidden could not be read');
    }
  }
  onInvalidation((changed) => {
    if (changed.some(({ key }) => key === `unique:${setupSlug}` || key === everything)) void read();
  });
  return { isHidden: () => hidden, read };
}
