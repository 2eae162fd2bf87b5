/** Old addresses and where they lead now, as data of the edition [REDIR-08]. */
import { z } from 'zod';

export const redirectSchema = z.strictObject({
  /** Path pattern below the site's prefix. */
  from: z.string().startsWith('/'),
  /** Path below the domain, with the pattern's parameters in it, or an address elsewhere. */
  to: z.string().regex(/^(\/(?!\/)|https:\/\/)/, 'must be a path or an https address'),
  status: z.union([z.literal(301), z.literal(302)]).default(301),
  /** Slugs of the sites that answer at it. */
  sites: z.array(z.string()).min(1),
});
export const redirectsSchema = z.array(redirectSchema);

export type Redirect = z.infer<typeof redirectSchema>;

export function isElsewhere(redirect: Redirect): boolean {
  return !redirect.to.startsWith('/');
}

/** How a redirect is called in faults. */
export function redirectTitle({ from, to }: Redirect): string {
  return `${from} → ${to}`;
}
