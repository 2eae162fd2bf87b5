/** Data of a mail from the queue, which an older process may have written. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineMail, type MailFrame, registerMail } from './define-mail.ts';

const frame: MailFrame = {
  siteName: 'Lapzárta',
  siteAddress: 'https://lap.example/',
  publisher: 'Kiadó',
  imprint: null,
  wordmark: null,
  language: 'en',
  accent: '#0a4468',
};
const mail = registerMail(
  defineMail({
    id: 'sign-in',
    view: 'SignInMail',
    props: z.object({ code: z.string().length(6), minutes: z.int().default(10) }),
    subject: ({ code }, { siteName, language }) =>
      language === 'en' ? `${code} is your code (${siteName})` : `${code} az ön kódja (${siteName})`,
  }),
);

describe('a mail from the queue', () => {
  it('has a subject in its language, and the defaults of data that it does not have', () => {
    expect(mail.read({ code: '123456' }, frame)).toEqual({
      kind: 'mail',
      subject: '123456 is your code (Lapzárta)',
      props: { code: '123456', minutes: 10 },
    });
    expect(mail.read({ code: '123456' }, { ...frame, language: 'hu' })).toMatchObject({
      subject: '123456 az ön kódja (Lapzárta)',
    });
  });

  it('passes on nothing that its definition does not name', () => {
    const found = mail.read({ code: '123456', isAdmin: true }, frame);
    expect(found.kind === 'mail' && Object.keys(found.props)).toEqual(['code', 'minutes']);
  });

  it.each([
    null,
    undefined,
    'szöveg',
    [],
    {},
    { code: 123456 },
    { code: '12345' },
    { code: '123456', minutes: 'x' },
  ])('is invalid with the data %j, and does not throw', (raw) => {
    const found = mail.read(raw, frame);
    expect(found.kind).toBe('invalid');
    expect(found.kind === 'invalid' && found.error.issues.length).toBeGreaterThan(0);
  });
});
