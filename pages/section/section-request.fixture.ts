/** The request of a section's page, as the router passes it on. */
import {
  anonymous,
  type Edition,
  parseQuery,
  resolveAddress,
  sectionOfMatch,
} from '#features/sites/public.ts';
import { sectionPage } from './section.page.ts';

export function sectionRequest(edition: Edition, port: number, path: string) {
  const there = resolveAddress(edition, 'localhost', path, '');
  const row = there.kind === 'page' ? sectionOfMatch(edition, there.match) : undefined;
  if (there.kind !== 'page' || !row) throw new Error(`${path} is no section`);
  const { site, match } = there;
  const view = { edition, site, port };
  const query = parseQuery(sectionPage.query, match.search);
  const { params } = match;
  return { site, view, path, isInApp: false, viewer: anonymous, row, params, query, cookie: null };
}
