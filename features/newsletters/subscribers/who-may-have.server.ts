/** Who may have a list, by the edition's rule: asked on every way in, and again when a sign-up is confirmed. */
import type { Newsletter } from '../newsletter.ts';
import type { NewslettersNeeds } from '../newsletters-needs.server.ts';
import { newsletterOf } from '../newsletters-part.ts';

type Rules = Pick<NewslettersNeeds, 'edition' | 'isSupporter'>;

export async function mayHave(
  { isSupporter }: Rules,
  email: string,
  { visibleTo }: Newsletter,
): Promise<boolean> {
  if (visibleTo === 'supporters') return isSupporter(email);
  return visibleTo === 'everyone';
}

/** Those of the codes that an address may have; unknown ones are left out. */
export async function listsFor(rules: Rules, email: string, codes: readonly string[]): Promise<Newsletter[]> {
  const named = codes.flatMap((code) => newsletterOf(rules.edition, code) ?? []);
  const allowed = await Promise.all(named.map((newsletter) => mayHave(rules, email, newsletter)));
  return named.filter((_, at) => allowed[at]);
}
