/** Switches that the newsroom sets for every page [FRONT-02]. */
import { z } from 'zod';

/** Slug of the unique item that holds the switches. */
export const setupSlug = 'component-setup';

/** A switch as written in YAML, normalised to the form clients expect. */
const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1'])])
  .transform((value): '0' | '1' => (String(Number(value)) === '1' ? '1' : '0'));

export const newsroomSetup = z.object({ donations: flag.default('0') });

export const componentSetupSchema = z.object({
  donations: z.enum(['0', '1']).describe('`1` hides the page of support.'),
});
type ComponentSetup = z.infer<typeof componentSetupSchema>;

/** The newsroom's switches as clients receive them; invalid content switches nothing. */
export function componentSetupOf(content: unknown): ComponentSetup {
  return newsroomSetup.safeParse(content ?? {}).data ?? { donations: '0' };
}
