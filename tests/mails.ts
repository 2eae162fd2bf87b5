/** Mails that wait in the outbox, and forms of pages, as a browser sends them. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import type { HttpResponse } from './send-request.ts';
import type { SendTestRequest } from './server.ts';

const mailSchema = z.object({
  mail: z.string(),
  to: z.string(),
  language: z.string(),
  props: z.record(z.string(), z.unknown()),
});

/** The properties of the mails of one kind to an address, the oldest first. */
export async function mailsTo(db: Kysely<DB>, kind: string, to: string): Promise<Record<string, unknown>[]> {
  return (await waitingMails(db, kind, to)).map(({ props }) => props);
}

/** The languages of the same mails. */
export async function mailLanguages(db: Kysely<DB>, kind: string, to: string): Promise<string[]> {
  return (await waitingMails(db, kind, to)).map(({ language }) => language);
}

async function waitingMails(db: Kysely<DB>, kind: string, to: string): Promise<z.infer<typeof mailSchema>[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('queue', '=', 'mails')
    .orderBy('id')
    .execute();
  const mails = rows.map(({ payload }) => mailSchema.parse(payload));
  return mails.filter((mail) => mail.mail === kind && mail.to === to);
}

export function postForm(
  send: SendTestRequest,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The `Cookie` header of a browser that got these answers. */
export function cookieHeaderOf(...answers: HttpResponse[]): { cookie: string } {
  const cookies = new Map<string, string>();
  for (const line of answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])) {
    const [pair = '', age = ''] = line.split('; ', 2);
    const [name = ''] = pair.split('=', 1);
    if (age === 'Max-Age=0') cookies.delete(name);
    else cookies.set(name, pair);
  }
  return { cookie: [...cookies.values()].join('; ') };
}
