/**
 * Cookies and keys of storages that exist only with a purpose; `*` stands for the rest of a name. A test compares them
 * with `docs/contracts/storage.md`.
 */
import type { OptionalPurpose } from './record.ts';

export const storedNames: Record<OptionalPurpose, readonly string[]> = {
  statistics: ['_ga*', '_gid', '__gfp_*', 'beam-browser', 'beam-session', 'beam-commerce'],
  ads: ['__gads', '__gpi', '__eoi', '_gcl_*', 'campaigns'],
  personalisedAds: ['visitedTags'],
  socialMedia: ['fblo_*', 'fbm_*', 'fbsr_*'],
};
