/** Fields of a member of the newsroom that an admin sets, for calls and commands. */
import { z } from 'zod';
import { roles } from '#features/sites/public.ts';
import { mailAddressSchema } from '../mail-address.ts';

/** The form of these roles is `newsroom/RoleChoice.tsx`. */
const grantedRoles = z
  .array(z.enum(roles))
  .max(roles.length)
  .describe('Without any they see unpublished stories only.');

/** By slug of a site. */
const grantedSiteRoles = z
  .record(z.string().max(60), z.array(z.enum(roles)).max(roles.length))
  .refine((given) => Object.keys(given).length <= 100)
  .describe('Roles for single sites, beside those for all of them.');

/** A line break in a name would end a header of a mail. */
export const memberName = z
  .string()
  .transform((typed) => typed.trim().normalize('NFC'))
  .pipe(
    z
      .string()
      .min(1)
      .max(100)
      .regex(/^\P{C}*$/u),
  );

export const newMember = z.strictObject({
  email: mailAddressSchema,
  name: memberName,
  roles: grantedRoles,
  siteRoles: grantedSiteRoles.default({}),
});

/** Missing fields stay as they are. */
export const memberChange = z.strictObject({
  version: z.int().nonnegative().describe('Of the member: a newer one stays as it is.'),
  roles: grantedRoles.optional(),
  siteRoles: grantedSiteRoles.optional(),
  isDisabled: z.boolean().optional().describe('Their sessions end, and they cannot sign in.'),
});
