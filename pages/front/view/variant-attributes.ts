import type { Variants } from '../front-data.ts';

/** Attributes that mark an element with variants, and name the script that shows another variant. */
export function variantAttributes({ from, most, pool }: Variants) {
  return { 'data-variants-from': from, 'data-variants-most': most, 'data-variants-pool': pool };
}
