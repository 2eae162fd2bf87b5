import type { Story } from '#features/content/public.ts';
import type { HeadLink } from '#features/kit/public.ts';
import { siteBySlug, sitesOfDomain, type Viewpoint } from '#features/sites/public.ts';
import { feedPath } from '../feeds/feed-address.ts';
import { feedLinks } from '../feeds/feed-links.ts';

/** The feed of the story's section or, without a section on this domain, of its site: what else a reader may follow. */
export function feedsOfStory(view: Viewpoint, { section }: Pick<Story, 'section'>): HeadLink[] {
  const { edition, site } = view;
  const [main = site] = sitesOfDomain(edition, site);
  const isHere = section?.active && siteBySlug(edition, section.site).domains[0] === site.domains[0];
  return isHere
    ? feedLinks(
        view,
        feedPath(main, 'rss', { kind: 'section', slug: section.slug }),
        `${section.name} – ${site.name}`,
      )
    : feedLinks(view, feedPath(main, 'rss', { kind: 'site', site }), site.name);
}
