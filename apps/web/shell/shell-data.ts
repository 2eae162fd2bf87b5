import type { HeaderFigures } from '#features/figures/public.ts';
import type { PromotedNewsletter } from '#features/newsletters/public.ts';
import type { Language, Site } from '#features/sites/public.ts';

/** The shell's variant: in `front` the site's name is the page's heading; the native app has `app`. */
export type Frame = 'site' | 'front' | 'bare' | 'app';

/** Data of the shell: one frozen object shared by all pages with the same shell, so that it is rendered once. */
export interface ShellData {
  site: Site;
  /** The edition's sites, each with a link address that is valid on this site. */
  sites: { slug: string; name: string; href: string }[];
  /** SVG source of each site's wordmark, by site slug. */
  wordmarks: Record<string, string>;
  language: Language;
  /** Address of the current page's menu entry; '' for none. */
  entry: string;
  /** Exchange rates, weather and water level in the masthead; null to hide them. */
  figures: HeaderFigures | null;
  /** Supporter counter of the footer: start date and initial number of hours; null for none [WIDG-06]. */
  counter: { since: string; base: number } | null;
  /** The newsletter that the footer offers; null for none. */
  newsletter: PromotedNewsletter | null;
  /** Address of the reader's account; null where readers have none. */
  accountHref: string | null;
  /** Address of the page of support; null where there is none, and while the newsroom hides it. */
  supportHref: string | null;
  /** The paper's app in the stores of each platform; null where the footer does not offer it [FRONT-19]. */
  stores: { apple: string; google: string } | null;
  /** The edition asks for consent with its own banner. */
  asksConsent: boolean;
  /** The edition loads something that needs consent, which the footer's link changes. */
  needsConsent: boolean;
  /** The edition is unpublished: only the newsroom can read it. */
  isPreview: boolean;
}
