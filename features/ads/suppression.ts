/** Which pages have no advertisements: decided on the server, so that no slot is in their HTML [ADS-10] [ADS-11] [ADS-12] [X32]. */

/** `marked`: only slots that are marked `pr`. */
export type AdVerdict = 'all' | 'marked' | 'none';

/** Flags of a story without any slot [ADS-10]. */
const flagsWithoutAds: readonly string[] = ['adfree', 'adult-content', 'pr'];

/** Super tags of sponsored contents [ADS-11]. */
const sponsoredSuperTags: readonly string[] = [
  'pr-cikk',
  'tamogatott-tartalom',
  'tarsadalmi-celu-reklam',
  'hirdetes',
  'telextarcak',
];

export interface AdSubject {
  /** Of the story; none on lists. */
  flags: readonly string[];
  /** Slugs of the story's super tags, main or not, or of those whose list the page is. */
  superTags: readonly string[];
  /** The story's main content is a video. */
  isVideo: boolean;
  isInApp: boolean;
}

export function adVerdict({ flags, superTags, isVideo, isInApp }: AdSubject): AdVerdict {
  if (flags.some((flag) => flagsWithoutAds.includes(flag)) || (isVideo && isInApp)) return 'none';
  return superTags.some((slug) => sponsoredSuperTags.includes(slug)) ? 'marked' : 'all';
}

export function isAllowed(verdict: AdVerdict, slot: { pr: boolean }): boolean {
  return verdict === 'all' || (verdict === 'marked' && slot.pr);
}
