/** Mails of the server under test, in the sandbox's mailbox. */
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect } from './strict-test.ts';

const storedMails = z.array(z.object({ subject: z.string(), text: z.string(), html: z.string() }));

export type StoredMail = z.infer<typeof storedMails>[number];

/** The latest mail to an address, as soon as it has arrived. */
export async function mailTo(request: APIRequestContext, to: string): Promise<StoredMail> {
  const mails: StoredMail[] = [];
  await expect(async () => {
    const leading = await request.get('/__mail', { maxRedirects: 0 });
    const mailbox = leading.headers().location ?? '';
    const response = await request.get(`${mailbox}/mails.json?to=${encodeURIComponent(to)}`);
    mails.splice(0, mails.length, ...storedMails.parse(await response.json()));
    expect(mails).not.toEqual([]);
  }).toPass({ timeout: 20_000 });
  const last = mails.at(-1);
  if (!last) throw new Error(`no mail to ${to}`);
  return last;
}
