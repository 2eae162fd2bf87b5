/** Access to lists by the edition's rule; checked for every sign-up, and again when it is confirmed. */
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

/** The lists of these codes to which an address may subscribe; unknown codes are left out. */
export async function listsFor(rules: Rules, email: string, codes: readonly string[]): Promise<Newsletter[]> {
  const named = codes.flatMap((code) => newsletterOf(rules.edition, code) ?? []);
  const allowed = await Promise.all(named.map((newsletter) => mayHave(rules, email, newsletter)));
  return named.filter((_, at) => allowed[at]);
}
