/** What an address means, as one line: `telex article tudomany 2026-11-20 a-hid`. */
import type { Edition } from './edition.ts';
import type { PageAddress } from './page-address.ts';
import { resolveAddress } from './resolve-address.ts';

export function resolved(edition: Edition, address: string, host = 'localhost'): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2);
  const found = resolveAddress(edition, host, path, query);
  const { site } = found;
  if (found.kind === 'redirect') return `${site.slug} ${found.status} ${found.location}`;
  if (found.kind === 'notFound') return `${site.slug} 404 ${found.message}`;
  return [site.slug, ...wordsOf(found.address)].join(' ');
}

function wordsOf(address: PageAddress): (string | number)[] {
  switch (address.route) {
    case 'single_article':
      return [
        'article',
        address.superTag ?? '-',
        address.date,
        address.slug,
        ...(address.elo ? ['elo'] : []),
      ];
    case 'section':
      return [address.section.route, address.section.name, ...paramsOf(address.params), ...pageOf(address)];
    case 'archivum':
      return ['archivum', ...(address.query === '' ? [] : [address.query]), ...pageOf(address)];
    case 'later':
      return ['later', address.name, ...paramsOf(address.params)];
    case 'content':
      return [address.page.route, address.page.document];
    case 'kept':
      return [address.isOffline ? 'offline' : 'kept'];
    case 'doc':
      return ['doc', address.slug];
    case 'podcast':
      return [address.slug === null ? 'podcasts' : `podcast ${address.slug}`, address.page];
    default:
      return [address.route];
  }
}

function paramsOf(params: Record<string, string>): string[] {
  return Object.entries(params).map(([name, value]) => `${name}=${value}`);
}

function pageOf({ page, perPage }: { page: number; perPage: number | null }): (string | number)[] {
  return perPage === null ? [page] : [page, `/${perPage}`];
}
