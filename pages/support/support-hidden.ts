import type { FrontFeature } from '#features/front/public.server.ts';
import { componentSetupOf, setupSlug } from '../front/component-setup.ts';

/** The flag `donations` with the value '1' hides the form and the start of payments, and nothing else [ACCT-08] [X20]. */
export async function isSupportHidden(front: Pick<FrontFeature, 'unique'>): Promise<boolean> {
  const setup = await front.unique(setupSlug);
  return componentSetupOf(setup?.content).donations === '1';
}
