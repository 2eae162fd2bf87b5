/** security.txt (RFC 9116). */

import { defineCall, publicFile, text } from '#features/kit/public.ts';
import { originOf } from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';

const path = '/.well-known/security.txt';

export const securityTextCall = defineCall({
  ...publicFile,
  id: 'securityText',
  path: ({ security }) => (security ? [{ path }] : []),
  summary: 'Where to report a vulnerability',
  answer: text('text/plain; charset=utf-8'),
  caching: 'day',
  async handle({ view: { edition, site, port } }, { clock }: { clock: Clock }) {
    const contact = edition.security?.contact ?? '';
    const value = securityText(contact, originOf(site, port), clock.now());
    return { kind: 'answer', value, dependencies: null };
  },
});

/** It must expire in less than a year: here at the beginning of a month. */
export function securityText(contact: string, origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: hu, en',
    `Canonical: ${origin}${path}`,
    '',
  ].join('\n');
}
