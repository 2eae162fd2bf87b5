/** `/hirlevel/{code}`: a newsletter with its past issues and the form to subscribe. */
import { definePage, headOfPage } from '#features/kit/public.ts';
import { fullAddress, noQuery, type PagePath, siteBySlug } from '#features/sites/public.ts';
import { newsletterKey } from '../issues/make-issue.server.ts';
import type { Newsletter } from '../newsletter.ts';
import { issueAddress, newsletterAddress, privacyPath } from '../newsletter-address.ts';
import { rootOf } from '../newsletter-origin.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';
import { newslettersPart } from '../newsletters-part.ts';
import type { NewsletterPageData } from './newsletter-page-data.ts';
import { offered } from './newsletter-pages.ts';

interface Needs {
  newsletters: NewslettersFeature;
}

const shownIssues = 100;

export const newsletterPage = definePage({
  route: 'newsletter',
  view: 'NewsletterPage',
  at: (edition) =>
    newslettersPart
      .of(edition)
      .filter(({ visibleTo }) => visibleTo === 'everyone')
      .map((newsletter): PagePath<Newsletter> => {
        const site = edition.sites.find(({ slug }) => slug === newsletter.site);
        return {
          pattern: newsletterAddress(newsletter.code),
          sites: site ? [rootOf(edition, site).slug] : [],
          row: newsletter,
          title: `newsletter '${newsletter.code}'`,
        };
      }),
  query: noQuery,
  audience: 'everyone',
  frame: 'site',
  sitemap: async ({ view, sites }) => ({
    entries: newslettersPart
      .of(view.edition)
      .filter(({ site, visibleTo }) => sites.includes(site) && visibleTo === 'everyone')
      .map(({ code }) => ({ address: fullAddress(view, newsletterAddress(code)) })),
    dependencies: [],
  }),
  examples: [{ name: 'newsletter', path: newsletterAddress('reggeli') }],
  async load(request, { newsletters }: Needs) {
    const { row: newsletter, view } = request;
    const { code, name, description, language } = newsletter;
    const issues = await newsletters.issues(code, shownIssues);
    const data: NewsletterPageData = {
      newsletter: offered(view.edition, siteBySlug(view.edition, newsletter.site), newsletter),
      issues: issues.map(({ slug, subject, createdAt }) => ({
        href: issueAddress(code, slug),
        subject,
        at: Math.floor(createdAt.getTime() / 1000),
      })),
      privacy: privacyPath,
    };
    return {
      kind: 'page',
      head: headOfPage(request, { title: name, description, canonicalPath: newsletterAddress(code) }),
      data,
      language,
      dependencies: [{ key: newsletterKey(code) }],
    };
  },
});
