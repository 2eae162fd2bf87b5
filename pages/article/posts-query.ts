/** Query parameters of a live blog that select its posts. */
import { z } from 'zod';
import { keyEvents } from '#features/live/public.ts';
import { choiceField, pageNumberField } from '#features/sites/public.ts';

export const postsQuery = z.object({
  oldal: pageNumberField,
  /** Key events only. */
  szuro: choiceField([keyEvents]),
  /** The page that currently contains the post with this slug. */
  poszt: z
    .string()
    .regex(/^[a-z0-9-]{1,200}$/)
    .nullable()
    .default(null),
});
