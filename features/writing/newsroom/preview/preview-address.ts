/** The choices of a preview, in the address of its screen and in that of the page itself [NRA-01]. */
export const previewWidths = [375, 768, 1280] as const;
export type PreviewWidth = (typeof previewWidths)[number];
export type PreviewScheme = 'light' | 'dark';

export interface PreviewChoice {
  width: PreviewWidth;
  scheme: PreviewScheme;
  /** The slug of a site; the story's own by default. */
  site: string;
}

export function previewChoice(
  query: Readonly<Record<string, string>>,
  sites: readonly string[],
): PreviewChoice {
  return {
    width: previewWidths.find((width) => String(width) === query.meret) ?? 1280,
    scheme: query.szin === 'sotet' ? 'dark' : 'light',
    site: sites.find((site) => site === query.lap) ?? sites[0] ?? '',
  };
}

/** The parameters in the address of the screen, without defaults. */
export function queryOf(choice: PreviewChoice, sites: readonly string[]): Record<string, string> {
  return {
    meret: choice.width === 1280 ? '' : String(choice.width),
    szin: choice.scheme === 'dark' ? 'sotet' : '',
    lap: choice.site === sites[0] ? '' : choice.site,
  };
}

/** @param version of the working copy; a newer one changes the address, so that the frame loads it */
export function pageAddress(storyId: number, { site, scheme }: PreviewChoice, version: string): string {
  return `/api/newsroom/stories/${storyId}/preview?${new URLSearchParams({ site, scheme, version })}`;
}
