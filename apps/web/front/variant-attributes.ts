import type { Variants } from '../page-data.ts';

/** How the browser finds what has variants. */
export function variantAttributes({ from, most, pool }: Variants) {
  return { 'data-variants-from': from, 'data-variants-most': most, 'data-variants-pool': pool };
}
