import { scriptNamed } from '../islands/Island.tsx';
import type { Variants } from '../page-data.ts';

/** Attributes by which the browser finds what has variants, and the script that shows another one. */
export function variantAttributes({ from, most, pool }: Variants) {
  const script = scriptNamed('front-variants', 'load');
  return { ...script, 'data-variants-from': from, 'data-variants-most': most, 'data-variants-pool': pool };
}
