/** From which lists the recommender takes its groups on a site [FRONT-11]. */
import type { FrontNeeds } from '#features/front/public.server.ts';
import { nameIn, paperOf } from '#features/lists/public.ts';

export const recommendedLists: FrontNeeds['recommendedLists'] = ({ edition, site }) => {
  const paper = { of: 'paper', paper: paperOf(edition, site) } as const;
  const flagged = (flag: string) => nameIn(`flag:${flag}`, paper);
  const latestOf = (slug: string) => nameIn('latest', { of: 'site', site: slug });
  /** Another site of the paper; nothing of the site itself, which is all around already. */
  const otherSite = (slug: string) =>
    slug !== site.slug && edition.sites.some((one) => one.slug === slug) ? [latestOf(slug)] : [];
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
