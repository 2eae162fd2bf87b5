/** The examples of a page's definition. */
import type { PageExample, PageExamples } from '#features/sites/public.ts';

/** None of a page that gives a reason instead. */
export function examplesIn(examples: PageExamples): readonly PageExample[] {
  return 'none' in examples ? [] : examples;
}
