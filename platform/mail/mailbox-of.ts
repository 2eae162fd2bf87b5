/**
 * The mailbox behind an address, for limits only: `anna+a@…` and `a.nna@…` are one at large providers. Two readers whose
 * addresses differ in dots alone share a limit, which is less bad than a mailbox full of ours [S57].
 * @example mailboxOf('Anna.Kiss+hirek@example.com') // 'annakiss@example.com'
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return name === '' ? address : `${name}${address.slice(at)}`;
}
