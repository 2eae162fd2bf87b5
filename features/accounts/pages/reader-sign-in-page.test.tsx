/** The sign-in of readers by a mail, as they get it; `reader-sign-in.test.ts` has what it does. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Surroundings } from '#features/kit/public.ts';
import { mainSite } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { requestSeconds } from '../forms/sign-in-form.ts';
import { stepSeconds } from '../sign-in/step-times.ts';
import { signInWords } from '../view/sign-in-words.ts';
import { ReaderSignInPage } from './ReaderSignInPage.tsx';
import type { MailSignInData, ReaderSignInData } from './reader-sign-in.page.ts';

const site = mainSite(await loadTestEdition());

const usual: MailSignInData = {
  step: 'address',
  action: '/tamogatas/belepes?tovabb=%2Fa%3Fb%26c',
  email: '',
  link: '',
  fault: null,
  isFromGoogle: false,
  otherLanguage: '/tamogatas/belepes?tovabb=%2Fa&nyelv=en',
  otherWays: {
    action: '/tamogatas/belepes?tovabb=%2Fa',
    hasGoogle: false,
    password: '/tamogatas/belepes?lepes=jelszo',
  },
};

function render(data: ReaderSignInData, language: 'hu' | 'en'): string {
  const surroundings: Surroundings = {
    site,
    language,
    path: '/tamogatas/belepes',
    today: '2026-11-21',
    app: '',
    wordmarks: {},
  };
  return renderToStaticMarkup(<ReaderSignInPage surroundings={surroundings} data={data} />);
}

const page = (change: Partial<MailSignInData> = {}, language: 'hu' | 'en' = 'hu') =>
  render({ ...usual, ...change }, language);
const formsIn = (html: string) => html.match(/<form.*?<\/form>/gs) ?? [];
const hostile = '"><script>alert(1)</script>';

it('says to a new account at Google that a mail links it [X09]', () => {
  expect(page({ step: 'code', isFromGoogle: true })).toContain('még nincs összekapcsolva');
  expect(page({ step: 'code', isFromGoogle: true }, 'en')).toContain('not linked with us yet');
  expect(page({ step: 'code' })).not.toContain('még nincs összekapcsolva');
});

describe('the step of the address', () => {
  it('asks for the address, and keeps the page that was requested', () => {
    const [form = ''] = formsIn(page());
    expect(form).toMatch(/action="\/tamogatas\/belepes\?tovabb=%2Fa%3Fb%26c"[^>]*method="post"/);
    expect(form).toMatch(/<input[^>]*type="email"[^>]*autoComplete="email"/);
    expect(form.match(/<input/g)).toHaveLength(1);
  });

  it('keeps what was typed beside what is wrong with it, escaped [S12]', () => {
    const html = page({ email: hostile, fault: 'address' });
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toMatch(/id="email-error"[^>]*>Ez nem e-mail-cím/);
    expect(html).not.toContain('role="alert"');
  });

  it.each(['link', 'attempts', 'mail', 'google'] as const)(
    'reads out at once why it is shown again: %s',
    (fault) => {
      for (const language of ['hu', 'en'] as const) {
        const html = page({ fault }, language);
        expect(html).toMatch(
          new RegExp(`role="alert">.*${signInWords[language].mail.faults[fault].slice(0, 25)}`),
        );
        expect(html).not.toContain('aria-invalid');
      }
    },
  );

  it('only warns somebody whose session ended while a form was open', () => {
    const html = page({ fault: 'session' }, 'en');
    expect(html).toContain('Your session ended meanwhile');
    expect(html).not.toContain('role="alert"');
  });

  it('offers a passkey always, Google where it is possible, and the page of the password', () => {
    const valuesIn = (html: string) =>
      [...html.matchAll(/value="(\w+)" name="muvelet"|name="muvelet" value="(\w+)"/g)].map(
        ([, before, after]) => before ?? after,
      );
    expect(valuesIn(page())).toEqual(['belepokulcs']);
    const otherWays = { ...usual.otherWays, hasGoogle: true };
    expect(valuesIn(page({ otherWays }))).toEqual(['belepokulcs', 'google']);
    expect(page()).toMatch(/href="\/tamogatas\/belepes\?lepes=jelszo">Van jelszavam/);
  });

  it('leads to the other language by its own name, as a new document', () => {
    expect(page()).toMatch(/<p data-no-soft="" lang="en"><a[^>]*nyelv=en">In English</);
    const english = page({ otherLanguage: '/tamogatas/belepes' }, 'en');
    expect(english).toMatch(/<p data-no-soft="" lang="hu"><a[^>]*href="\/tamogatas\/belepes">Magyarul</);
  });
});

describe('the step of the code', () => {
  it('has one field, which a phone fills in from the mail, and no other ways', () => {
    const html = page({ step: 'code' });
    expect(formsIn(html)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*name="kod"/);
    expect(html).toMatch(/<input[^>]*autoComplete="one-time-code"[^>]*inputMode="numeric"/);
    expect(html).not.toContain('muvelet');
  });

  it('leads back to the address for those who mistyped it', () => {
    expect(page({ step: 'code' })).toMatch(/href="\/tamogatas\/belepes\?tovabb=%2Fa%3Fb%26c">Másik címet/);
  });

  it('says beside the field that a code is wrong, and above it that there were too many', () => {
    expect(page({ step: 'code', fault: 'code' })).toMatch(/id="kod-error"[^>]*>Ez a kód nem jó/);
    const limited = page({ step: 'code', fault: 'attempts' }, 'en');
    expect(limited).toMatch(/role="alert">.*too many attempts/);
    expect(limited).not.toContain('kod-error');
  });
});

describe('the step of the link', () => {
  it('is one button: programs that scan mails press none', () => {
    const html = page({ step: 'link', link: hostile });
    expect(html.match(/<input/g)).toHaveLength(1);
    expect(html).toContain('name="kulcs" value="&quot;&gt;&lt;script&gt;');
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Belépek</);
  });

  it('says when there were too many attempts', () => {
    expect(page({ step: 'link', link: 'x', fault: 'attempts' })).toMatch(/role="alert">.*Túl sok/);
    expect(page({ step: 'link', link: 'x' })).not.toContain('role="alert"');
  });
});

it('shows the password and the second step of readers in the language of the page', () => {
  const steps: ReaderSignInData = {
    realm: 'reader',
    step: 'password',
    email: '',
    fault: null,
    passkey: null,
    reset: null,
    action: '/tamogatas/belepes',
    start: '/tamogatas/belepes',
    hasGoogle: false,
    isPreview: false,
  };
  expect(render(steps, 'en')).toMatch(/<h1[^>]*>Sign in with a password/);
  expect(render({ ...steps, step: 'factor' }, 'hu')).toMatch(/<h1[^>]*>Második lépés/);
});

it('says everything in one language, in every step', () => {
  for (const step of ['address', 'code', 'link'] as const) {
    const text = (language: 'hu' | 'en') =>
      page({ step, fault: 'attempts' }, language).replace(/<p data-no-soft.*?<\/p>/, '');
    expect(text('en'), step).not.toMatch(/[áéíóöőúüű]/i);
    expect(text('hu'), step).toMatch(/[áéíóöőúüű]/i);
  }
});

it('tells the times for which a mail and a step are really valid', () => {
  expect([requestSeconds / 60, stepSeconds / 60]).toEqual([30, 5]);
  for (const fault of ['code', 'link'] as const) {
    expect(signInWords.hu.mail.faults[fault]).toContain('fél óra');
    expect(signInWords.en.mail.faults[fault]).toContain('half an hour');
  }
  expect([signInWords.hu.faults.ended, signInWords.en.faults.ended]).toEqual([
    expect.stringContaining('öt perc'),
    expect.stringContaining('five minutes'),
  ]);
});
