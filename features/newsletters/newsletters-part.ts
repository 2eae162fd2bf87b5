/** `edition/newsletters`: one file a list. */
import { defineEditionPart } from '#features/kit/public.ts';
import {
  type Edition,
  type EditionPart,
  type Language,
  type Site,
  sitesOfDomain,
} from '#features/sites/public.ts';
import { type Newsletter, newsletterSchema } from './newsletter.ts';
import { newsletterFaults } from './newsletter-faults.ts';
import { asPromoted, type PromotedNewsletter } from './subscribers/promoted-newsletter.ts';

export const newslettersPart: EditionPart<Newsletter> = defineEditionPart({
  folder: 'newsletters',
  schema: newsletterSchema,
  addressFields: ['code', 'site'],
  faults: (edition) => newsletterFaults(edition, newslettersPart.of(edition)),
});

/** Those that readers of the sites of one domain see, the promoted ones first. */
export function newslettersOfDomain(edition: Edition, site: Site): Newsletter[] {
  const sites = sitesOfDomain(edition, site).map(({ slug }) => slug);
  return sites.flatMap((slug) =>
    newslettersPart
      .of(edition)
      .filter((one) => one.site === slug && one.visibleTo === 'everyone')
      .toSorted(promotedFirst),
  );
}

/** All of the edition, in the order of its sites. */
export function orderedNewsletters(edition: Edition): Newsletter[] {
  const all = newslettersPart.of(edition);
  return edition.sites.flatMap(({ slug }) => all.filter(({ site }) => site === slug).toSorted(promotedFirst));
}

/** Those in English last. */
function promotedFirst(a: Newsletter, b: Newsletter): number {
  const order = (one: Newsletter) => Number(one.language === 'en') * 2 - Number(one.isPromoted);
  return order(a) - order(b);
}

/** The list that the forms of a site's pages in a language offer; the Hungarian one if there is no other. */
export function promotedNewsletter(
  edition: Edition,
  { slug }: Pick<Site, 'slug'>,
  wanted: Language,
): PromotedNewsletter | null {
  const own = newslettersPart.of(edition).filter(({ site, isPromoted }) => isPromoted && site === slug);
  const found = own.find(({ language }) => language === wanted) ?? own[0];
  return found ? asPromoted(found) : null;
}

export function newsletterOf(edition: Edition, code: string): Newsletter | null {
  return newslettersPart.of(edition).find((one) => one.code === code) ?? null;
}
