/** The call for the signed-in member. */
import * as z from 'zod/mini';
import type { Call, Newsroom } from '#features/kit/public.newsroom.ts';
import { roles } from '#features/sites/public.ts';

const meSchema = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  roles: z.array(z.enum(roles)),
  siteRoles: z._default(z.record(z.string(), z.array(z.enum(roles))), {}),
});

export const meCall: Call<Newsroom['me']> = {
  path: '/api/me',
  isKept: true,
  read(value) {
    const { name, ...me } = meSchema.parse(value);
    return { ...me, name: name ?? '' };
  },
};
