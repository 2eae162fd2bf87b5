/** The support pages in English, from the form to the cancellation. */
import { beforeEach, describe, expect, it } from 'vitest';
import { hungarianInMain } from '#tests/hungarian-in-main.ts';
import { testTime, withServer } from '#tests/server.ts';
import { supporterOf } from './supporter.fixture.ts';
import { moneyText } from './terms/money.ts';

const server = withServer();
const supporter = supporterOf(server);

beforeEach(async () => {
  server.setTime(testTime);
  await supporter.switchTo('simplepay', { mode: 'normal', notice: 'normal', charge: 'paid', says: 'truth' });
});

describe('the form in English', () => {
  it('has English texts of the edition, amounts and buttons, and keeps the language in its links', async () => {
    const { text } = await server.telex('/tamogatas?nyelv=en');
    expect(text).toMatch(/<html lang="en"/);
    expect(text).toContain('Support our work');
    expect(text).toContain('Give HUF\u00a02,500 every month');
    // The tile of an amount shows its purpose.
    expect(text).toMatch(/id="osszeg-2500-hint">The travel costs of one report from the country</);
    expect(text).toContain('gyakorisag=egyszeri&amp;penznem=HUF&amp;nyelv=en');
    expect(text).toContain('name="nyelv" value="en"');
    expect(hungarianInMain(text)).toEqual([]);
  });

  it('says in English what is wrong with a field', async () => {
    const answer = await supporter.submit({ email: 'no address', fields: { nyelv: 'en', nev: '' } });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Enter an e-mail address, such as name@example.com.');
    expect(answer.text).toContain('Enter your name, with 80 letters at most.');
    expect(hungarianInMain(answer.text)).toEqual([]);
  });

  it('is Hungarian for any other language', async () => {
    expect((await server.telex('/tamogatas?nyelv=de')).text).toMatch(/<html lang="hu"/);
  });
});

describe('a payment in English', () => {
  const fields = { nyelv: 'en' };

  it('is thanked for in English, and its mail is English', async () => {
    const page = await supporter.pay({ email: 'reader@example.hu', fields });
    expect(page.text).toMatch(/<html lang="en"/);
    expect(page.text).toContain('Thank you for your support!');
    expect(page.text).toMatch(/We have received <strong>HUF\u00a05,000<\/strong>/);
    const [mail] = await supporter.mails('reader@example.hu');
    expect(mail).toMatchObject({ mail: 'support-receipt', language: 'en' });
  });

  it('that fails says so in English, and leads back to the English form', async () => {
    const page = await supporter.pay({ fields }, 'no-funds');
    expect(page.text).toContain('The payment failed');
    expect(page.text).toContain('No money was taken.');
    expect(page.text).toMatch(/href="\/tamogatas\?[^"]*nyelv=en"/);
    expect(hungarianInMain(page.text)).toEqual([]);
  });

  it('every month is managed and cancelled in English', async () => {
    await supporter.pay({ email: 'monthly@example.hu', frequency: 'havi', amount: '2500', fields });
    const [mail] = await supporter.mails('monthly@example.hu');
    const { pathname, search } = new URL(String(mail?.props.manage));
    const page = await server.telex(pathname + search);
    expect(page.text).toContain('My monthly support');
    expect(page.text).toContain('HUF\u00a02,500 every month');
    expect(hungarianInMain(page.text)).toEqual([]);
    for (const step of ['lemondas', 'osszeg', 'szunet', 'kartya']) {
      const { text } = await server.telex(`${pathname + search}&lepes=${step}`);
      expect(hungarianInMain(text)).toEqual([]);
    }
    const cancelled = await server.telex(pathname + search, {
      method: 'POST',
      headers: { ...supporter.formHeaders, ...supporter.from() },
      body: 'muvelet=lemondas',
    });
    const after = await supporter.open(cancelled.headers.location ?? '');
    expect(after.text).toContain('Your support is cancelled');
    // Both ways back lead to the English form.
    expect(after.text).toMatch(/href="\/tamogatas\?nyelv=en"[^>]*>Support us again/);
    const ended = (await supporter.mails('monthly@example.hu')).at(-1);
    expect(ended).toMatchObject({ mail: 'support-ended', language: 'en' });
    expect(ended?.props.support).toMatch(/\/tamogatas\?nyelv=en$/);
  });
});

it.each([
  [{ amount: 250_000, currency: 'HUF' }, '2500\u00a0Ft', 'HUF\u00a02,500'],
  [{ amount: 1_000_000, currency: 'HUF' }, '10\u00a0000\u00a0Ft', 'HUF\u00a010,000'],
  [{ amount: 750, currency: 'EUR' }, '7,50\u00a0euró', 'EUR\u00a07.50'],
] as const)('an amount is written as each language does: %j', (money, hungarian, english) => {
  expect([moneyText(money), moneyText(money, 'en')]).toEqual([hungarian, english]);
});
