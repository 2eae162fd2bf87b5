import type { Language } from '#features/content/public.ts';
import type { HeadFigures } from '#features/figures/public.ts';
import type { Site } from '#features/sites/public.ts';

/** What stands around a page: one frozen object for all pages around which the same stands, so that it is drawn once. */
export interface ShellData {
  site: Site;
  /** The paper's sites, with an address that leads there from this one. */
  sites: { slug: string; name: string; href: string }[];
  /** SVG source of each site's wordmark, by site slug. */
  wordmarks: Record<string, string>;
  language: Language;
  /** Address of the menus' entry that leads to the page; '' for pages that no entry leads to. */
  entry: string;
  /** What the head shows of the day's figures; null where it shows none. */
  figures: HeadFigures | null;
  /** What the foot counts down, and since when; null where it counts nothing [WIDG-06]. */
  counter: { since: string; base: number } | null;
  /** The paper is not out: only the newsroom sees it. */
  isPreview: boolean;
}
