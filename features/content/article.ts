/** Types, states and flags of stories: the closed lists of the specification and rules derived from them. */

export const articleTypes = ['article', 'longform', 'liveblog', 'liveblogpost'] as const;
export type ArticleType = (typeof articleTypes)[number];

/** draft: not finished; scheduled: pubDate lies in the future; active: public; withdrawn: formerly public. */
export const articleStates = ['draft', 'scheduled', 'active', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

export const headerTypes = ['default', 'longform', 'g7-hero', 'opinion'] as const;

export const colorSchemes = ['light', 'dark'] as const;

/** Whether nobody of the newsroom signs the story: its client paid for it [S61]. */
export function isSponsored({ flags }: { flags: readonly string[] }): boolean {
  return flags.includes('pr');
}

/** The booleans that the specification also lists as flags: flags are the single source [X10]. */
export function booleansOfFlags(flags: readonly string[]): {
  live: boolean;
  adfree: boolean;
  adultContent: boolean;
  pr: boolean;
} {
  return {
    live: flags.includes('live'),
    adfree: flags.includes('adfree'),
    adultContent: flags.includes('adult-content'),
    pr: isSponsored({ flags }),
  };
}
