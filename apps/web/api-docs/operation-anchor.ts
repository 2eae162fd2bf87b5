import type { ApiOperation } from '../page-data.ts';

/** `get-api-articles-slug`: where a call stands on the page. */
export function operationAnchor({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string {
  return `${method}-${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
