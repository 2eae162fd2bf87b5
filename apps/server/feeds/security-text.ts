/** security.txt (RFC 9116). It has to say until when it is good, less than a year: here to the beginning of a month. */
export function securityText(contact: string, origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: hu, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
