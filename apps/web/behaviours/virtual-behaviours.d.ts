declare module 'virtual:behaviours' {
  import type { Behaviour } from '#platform/browser/behaviour.ts';

  /** Made by the build from all files `x.behaviour.ts` (`apps/web/build/find-behaviours.ts`). */
  export const behaviours: readonly (readonly [
    selector: string,
    load: () => Promise<{ start: Behaviour }>,
    when?: string,
  ])[];
}
