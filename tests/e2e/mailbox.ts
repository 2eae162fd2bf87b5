/** Mails of the server under test, in the sandbox's mailbox. */
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect } from './strict-test.ts';

const storedMails = z.array(z.object({ subject: z.string(), text: z.string(), html: z.string() }));

export type StoredMail = z.infer<typeof storedMails>[number];

/** Mails to an address that have arrived, the latest first, as the mailbox lists them. */
async function mailsTo(request: APIRequestContext, to: string): Promise<StoredMail[]> {
  const response = await request.get('/__mail/mails.json', { params: { to } });
  return storedMails.parse(await response.json());
}

/**
 * The latest mail to an address with such a subject, as soon as one has arrived. An address that gets several mails needs
 * the subject: the latest may not be there yet.
 */
export async function mailTo(request: APIRequestContext, to: string, subject = /./): Promise<StoredMail> {
  const found: StoredMail[] = [];
  await expect(async () => {
    const mails = await mailsTo(request, to);
    found.splice(0, found.length, ...mails.filter((mail) => subject.test(mail.subject)));
    expect(found).not.toEqual([]);
  }).toPass({ timeout: 20_000 });
  const [latest] = found;
  if (!latest) throw new Error(`no mail to ${to}`);
  return latest;
}
