import { slugOf } from '#platform/text/slug.ts';
import type { ApiOperation } from './api-docs-data.ts';

/** Fragment id of an operation on the page: `get-api-articles-slug`. */
export function operationAnchor({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string {
  return slugOf(`${method}-${path}`, 200);
}
