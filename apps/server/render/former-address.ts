/** Addresses of a former publishing system: where no page answers, an imported story may have moved from there. */
import { formerQuery } from '#features/imports/public.server.ts';
import type { PageRequest } from '#features/kit/public.ts';
import { normalQuery, type Resolution, resolveAddress } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { AppContext } from '../compose.ts';
import type { PageTarget } from './page-target.ts';

export interface FormerAddresses {
  /** The present address; null if nothing was imported from there. */
  find(
    request: PageRequest,
    target: PageTarget,
    resolution: Resolution,
  ): Promise<{ location: string; dependencies: Dependency[] } | null>;
  /** The part of a page's query that names a story of the former system: `?p=12`, or ''. */
  queryOf(resolution: Resolution): string;
}

export function createFormerAddresses({ edition, imports }: AppContext): FormerAddresses {
  return {
    async find({ view }, target, resolution) {
      const former = formerAddress(target, resolution);
      const moved = former === null ? null : await imports.movedTo(view, former);
      if (!moved) return null;
      // The target page may itself redirect to an address of its own: this avoids a second hop [S04].
      const [path = '', query = ''] = moved.location.split(/\?(.*)/s, 2);
      const there = resolveAddress(edition, view.site.domains[0] ?? '', path, query);
      return there.kind === 'redirect' ? { ...moved, location: there.location } : moved;
    },
    queryOf(resolution) {
      if (!readsFormerQuery(resolution)) return '';
      const { page, query } = resolution.match;
      const text = normalQuery(page.query, query);
      return text === '' ? '' : `?${text}`;
    },
  };
}

/** Null if it contains control characters. */
function formerAddress({ path, query }: PageTarget, resolution: Resolution): string | null {
  if (encodedControl.test(path)) return null;
  // On other pages a post number is an unknown parameter like any other [S37].
  const isOurs = resolution.kind === 'page' && !readsFormerQuery(resolution);
  return isOurs ? path : `${path}?${query}`;
}

function readsFormerQuery(resolution: Resolution): resolution is Extract<Resolution, { kind: 'page' }> {
  return resolution.kind === 'page' && resolution.match.page.query === formerQuery;
}

/** PostgreSQL text cannot hold all of these characters. */
const encodedControl = /%(?:[01][\da-f]|7f)/i;
