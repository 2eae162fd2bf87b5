/** The lists from which the recommender fills its groups on a site [FRONT-11]. */
import type { FrontNeeds } from '#features/front/public.server.ts';
import { nameIn } from '#features/lists/public.ts';
import { domainOf, sitesOfDomain } from '#features/sites/public.ts';

export const recommendedLists: FrontNeeds['recommendedLists'] = ({ edition, site }) => {
  const paper = { of: 'paper', paper: domainOf(edition, site) } as const;
  const flagged = (flag: string) => nameIn(`flag:${flag}`, paper);
  const latestOf = (slug: string) => nameIn('latest', { of: 'site', site: slug });
  /** Another site of the domain; not the site itself, whose stories are on the page anyway, nor another edition's. */
  const otherSite = (slug: string) =>
    slug !== site.slug && sitesOfDomain(edition, site).some((one) => one.slug === slug)
      ? [latestOf(slug)]
      : [];
  return {
    breaking: [flagged('live')],
    important: [flagged('legfontosabb'), flagged('important')],
    newest: [latestOf(site.slug)],
    favorite: [flagged('favorite')],
    pr: [flagged('pr')],
    after: otherSite('after'),
    g7: otherSite('g7'),
  };
};
