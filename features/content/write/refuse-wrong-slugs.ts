/** Refuses invalid slugs on saving: no address could contain them. */
import { isSlug } from '#platform/text/slug.ts';

/** A caller's bug: slugs must come from `slugOf`. */
export class SlugInvalid extends Error {
  readonly slug: string;
  constructor(slug: string) {
    super(`'${slug}' is no slug: small letters, digits and hyphens, 200 at most`);
    this.slug = slug;
  }
}

export function refuseWrongSlugs(named: readonly { slug: string }[]): void {
  const wrong = named.find(({ slug }) => !isSlug(slug));
  if (wrong) throw new SlugInvalid(wrong.slug);
}
