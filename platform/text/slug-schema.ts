import { z } from 'zod';

/** A slug from outside, such as one in a request's address: `slugSchema.max(200)`. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be a slug: small letters, digits and hyphens');

/** A slug that an edition or the newsroom chooses: hyphens are between its words only. */
export const chosenSlugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits with hyphens between them');
