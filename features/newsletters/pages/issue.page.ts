/** `/hirlevel/{code}/{issue}`: a sent issue in the archive [S49]. */
import { definePage, headOfPage } from '#features/kit/public.ts';
import { noQuery, type PagePath } from '#features/sites/public.ts';
import { newsletterKey } from '../issues/make-issue.server.ts';
import type { Newsletter } from '../newsletter.ts';
import { issueAddress, newsletterAddress } from '../newsletter-address.ts';
import { rootOf } from '../newsletter-origin.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';
import { newslettersPart } from '../newsletters-part.ts';
import type { IssuePageData } from './newsletter-page-data.ts';

interface Needs {
  newsletters: NewslettersFeature;
}

export const newsletterIssuePage = definePage({
  route: 'newsletter_issue',
  view: 'NewsletterIssuePage',
  at: (edition) =>
    // A list for the invited has no public archive.
    newslettersPart
      .of(edition)
      .filter(({ visibleTo }) => visibleTo === 'everyone')
      .map((newsletter): PagePath<Newsletter> => {
        const site = edition.sites.find(({ slug }) => slug === newsletter.site);
        return {
          pattern: issueAddress(newsletter.code, '{issue}'),
          sites: site ? [rootOf(edition, site).slug] : [],
          row: newsletter,
          title: `newsletter '${newsletter.code}'`,
        };
      }),
  query: noQuery,
  mayBeMissing: true,
  audience: 'everyone',
  frame: 'site',
  examples: [{ name: 'newsletter issue', path: issueAddress('reggeli', '2026-11-21') }],
  async load(request, { newsletters }: Needs) {
    const { row: newsletter, params } = request;
    const { code, name, language } = newsletter;
    const dependencies = [{ key: newsletterKey(code) }];
    const issue = await newsletters.issue(code, params.issue ?? '');
    if (!issue) return { kind: 'nothing', code: 'page-not-found', dependencies };
    const data: IssuePageData = {
      name,
      back: newsletterAddress(code),
      subject: issue.subject,
      content: issue.content,
      at: Math.floor(issue.createdAt.getTime() / 1000),
    };
    const head = headOfPage(request, {
      title: `${issue.subject} – ${name}`,
      description: newsletter.description,
      canonicalPath: issueAddress(code, issue.slug),
    });
    return { kind: 'page', head, data, language, dependencies, store: 'apart' };
  },
});
