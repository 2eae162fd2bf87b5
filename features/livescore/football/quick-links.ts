/** The leagues that editors follow: the unique item `sport-leagues` [FOOT-02] [FRONT-10]. */
import { z } from 'zod';

const itemSchema = z.object({
  id: z.int().positive(),
  title: z.string().min(1),
  /** The provider's name. */
  country: z.string().min(1),
});

export type QuickLink = z.infer<typeof itemSchema>;

/** Without items that are not leagues: a mistake of an editor must not cost the page. */
export function quickLinksOf(content: unknown): QuickLink[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((item) => itemSchema.safeParse(item).data ?? []);
}
