/** The result of an address in one line: `telex article tudomany 2026-11-20 a-hid`. */
import type { Edition } from '../edition/edition.ts';
import { type PageMatch, resolveAddress, sectionOfMatch } from './resolve-address.ts';

export function resolved(edition: Edition, address: string, host = 'localhost'): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2);
  const found = resolveAddress(edition, host, path, query);
  const { site } = found;
  if (found.kind === 'redirect') return `${site.slug} ${found.status} ${found.location}`;
  if (found.kind === 'notFound') return `${site.slug} 404 ${found.message}`;
  return [site.slug, ...fieldsOf(edition, found.match)].join(' ');
}

function fieldsOf(edition: Edition, match: PageMatch): (string | number)[] {
  const { page, params, path, query, search } = match;
  const section = sectionOfMatch(edition, match);
  if (section) return [section.route, section.name, ...paramsOf(params), ...pageOf(query)];
  switch (page.route) {
    case 'single_article': {
      const { superTag = '-', year, month, day, slug = '' } = params;
      const isLive = path.pattern.endsWith('/elo');
      return ['article', superTag, `${year}-${month}-${day}`, slug, ...(isLive ? ['elo'] : [])];
    }
    case 'archivum':
      return ['archivum', ...(search.size === 0 ? [] : [`${search}`]), ...pageOf(query)];
    case 'content': {
      const document = edition.pages.find((one) => one === path.row)?.document ?? '';
      return [path.route ?? '', document];
    }
    case 'saved':
      return [path.pattern === '/offline' ? 'offline' : 'saved'];
    case 'doc':
      return ['doc', params.slug ?? ''];
    case 'landing':
      return ['index'];
    default:
      return [page.route, ...Object.values(params)];
  }
}

function paramsOf(params: Record<string, string>): string[] {
  return Object.entries(params).map(([name, value]) => `${name}=${value}`);
}

function pageOf({ oldal, perPage }: PageMatch['query']): (string | number)[] {
  return perPage === null ? [Number(oldal)] : [Number(oldal), `/${perPage}`];
}
