/** What the desk can switch on every page [FRONT-02]. */
import { z } from 'zod';

/** The unique item in which the desk says it. */
export const setupSlug = 'component-setup';

/** As people write a switch in YAML, and as clients know it. */
const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1'])])
  .transform((said): '0' | '1' => (String(Number(said)) === '1' ? '1' : '0'));

export const deskSetup = z.object({ donations: flag.default('0') });

export const componentSetupSchema = z.object({
  donations: z.enum(['0', '1']).describe('`1` hides the page of support.'),
});
type ComponentSetup = z.infer<typeof componentSetupSchema>;

/** What the desk said, as clients get it; what cannot be read switches nothing. */
export function componentSetupOf(content: unknown): ComponentSetup {
  return deskSetup.safeParse(content ?? {}).data ?? { donations: '0' };
}
