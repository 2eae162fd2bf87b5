/** Redirects from old addresses, as data of the edition [REDIR-08]. */
import { z } from 'zod';

export const redirectSchema = z.strictObject({
  /** Path pattern below the site's prefix. */
  from: z.string().startsWith('/'),
  /** Path below the domain, with the pattern's parameters, or an external address. */
  to: z.string().regex(/^(\/(?!\/)|https:\/\/)/, 'must be a path or an https address'),
  status: z.union([z.literal(301), z.literal(302)]).default(301),
  /** Slugs of the sites with this redirect. */
  sites: z.array(z.string()).min(1),
});

export type Redirect = z.infer<typeof redirectSchema>;

export function isExternal(redirect: Redirect): boolean {
  return !redirect.to.startsWith('/');
}

/**
 * Whether it appends the rest of the path to the target; the next answer shows whether a page exists there [REDIR-06].
 */
export function forwardsRest(redirect: Redirect): boolean {
  return redirect.from.endsWith('...}');
}

/** Title of a redirect in faults. */
export function redirectTitle({ from, to }: Redirect): string {
  return `${from} → ${to}`;
}
