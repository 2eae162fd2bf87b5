/** The newsroom's pages without a shell, as members get them; `member-password.test.ts` has what they do. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Surroundings } from '#features/kit/public.ts';
import { mainSite } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { passwordFault } from '../factors/password-fault.server.ts';
import { passwordLengths } from '../factors/password-rules.ts';
import { passwordWords } from '../view/password-words.ts';
import { MemberPasswordPage } from './MemberPasswordPage.tsx';
import type { MemberPasswordData } from './member-password.server.ts';
import { NewsroomSignInPage } from './NewsroomSignInPage.tsx';
import type { SignInStepsData } from './sign-in-steps.server.ts';

const site = { ...mainSite(await loadTestEdition()), name: 'Lap & Társa' };
const surroundings: Surroundings = {
  site,
  language: 'hu',
  path: '/szerkesztoseg/meghivo',
  today: '2026-11-21',
  app: '',
  wordmarks: {},
};
const usual: MemberPasswordData = {
  kind: 'reset',
  step: 'address',
  link: '',
  email: '',
  fault: null,
  action: '/szerkesztoseg/elfelejtett',
  signIn: '/szerkesztoseg/belepes',
};

function page(change: Partial<MemberPasswordData> = {}): string {
  return renderToStaticMarkup(
    <MemberPasswordPage surroundings={surroundings} data={{ ...usual, ...change }} />,
  );
}

const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const hostile = '"><script>alert(1)</script>';

describe('the page of a forgotten password', () => {
  it('has one field, for the address, and the way back to the sign-in', () => {
    const html = page();
    expect(html.match(/<input/g)).toHaveLength(1);
    expect(html).toMatch(/<form[^>]*action="\/szerkesztoseg\/elfelejtett"[^>]*method="post"/);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="username"/);
    expect(html).toMatch(/href="\/szerkesztoseg\/belepes">Vissza a belépéshez/);
  });

  it('says beside the field that an address is none, and keeps it, escaped [S12]', () => {
    const html = page({ fault: 'address', email: hostile });
    expect(html).toMatch(/aria-invalid="true" aria-describedby="email-error"/);
    expect(html).toMatch(/id="email-error"[^>]*>Ez nem e-mail-cím/);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).not.toContain('role="alert"');
  });

  it.each([
    ['attempts', 'Túl sok próbálkozás'],
    ['mail', 'Most nem tudunk levelet küldeni'],
  ] as const)('reads out at once what no field is to blame for: %s', (fault, text) => {
    const html = page({ fault });
    expect(html).toMatch(new RegExp(`role="alert">.*${text}`));
    expect(html).not.toContain('aria-invalid');
  });

  it('says after the form only what is true whether the address has an account or not', () => {
    const html = page({ step: 'sent', email: 'bea@example.com' });
    expect(html).toContain('Ha ezzel a címmel van szerkesztőségi fiók');
    expect(html).not.toMatch(/bea@example|<form/);
  });
});

describe('the page of a link', () => {
  it('says whether it is an invitation or a new password', () => {
    const invitation = page({ kind: 'invitation', step: 'password', link: 'member.x' });
    const reset = page({ step: 'password', link: 'member.x' });
    expect([headingOf(invitation), headingOf(reset)]).toEqual(['Üdvözöljük a szerkesztőségben', 'Új jelszó']);
    expect(reset).toContain('minden böngészőben újra be kell lépnie');
    expect(invitation).not.toContain('újra be kell lépnie');
  });

  it('sends the token and names the account to managers of passwords, both escaped', () => {
    const html = page({ step: 'password', link: hostile, email: 'bea@example.com' });
    expect(html).not.toContain('<script');
    expect(html).toMatch(/<input type="hidden" name="kulcs" value="&quot;&gt;&lt;script/);
    expect(html).toMatch(/<input[^>]*autoComplete="username"[^>]*value="bea@example.com"/);
    const [field = ''] = /<input[^>]*type="password"[^>]*>/.exec(html) ?? [];
    expect(field).toContain('autoComplete="new-password"');
    expect(field).toContain('value=""');
  });

  it.each(['short', 'long', 'common', 'personal'] as const)(
    'says beside the field why a password is refused: %s',
    (fault) => {
      const html = page({ step: 'password', link: 'member.x', fault });
      expect(html).toMatch(
        new RegExp(`id="uj-jelszo-error"[^>]*>${passwordWords.hu.faults[fault].slice(0, 20)}`),
      );
      expect(html).toMatch(/aria-describedby="uj-jelszo-hint uj-jelszo-error"/);
    },
  );

  it('that has ended says whom to ask, and has no form', () => {
    const reset = page({ step: 'ended' });
    const invitation = page({ step: 'ended', kind: 'invitation' });
    expect(reset).toContain('Kérjen új levelet.');
    expect(invitation).toContain('Kérjen új meghívót a rendszergazdától.');
    expect(reset + invitation).not.toMatch(/<form|<input/);
  });

  it('leads to the sign-in once the password counts, and has no form', () => {
    const html = page({ step: 'done' });
    expect(headingOf(html)).toBe('Az új jelszó érvényes');
    expect(html).toMatch(/href="\/szerkesztoseg\/belepes">Belépés/);
    expect(html).not.toContain('<form');
  });
});

describe('a page of the newsroom', () => {
  it('names the site in text, or by its wordmark with the name for screen readers', () => {
    const drawn = { ...surroundings, wordmarks: { [site.slug]: '<svg viewBox="0 0 9 9"></svg>' } };
    const html = renderToStaticMarkup(<MemberPasswordPage surroundings={drawn} data={usual} />);
    expect(html).toMatch(/aria-hidden="true"><svg viewBox="0 0 9 9"><\/svg><\/span>/);
    expect(html).toContain('<span class="visually-hidden">Lap &amp; Társa</span>');
    expect(page()).toContain('Lap &amp; Társa</span>');
    expect(page()).not.toContain('visually-hidden');
  });

  it('has no navigation and links to no story: in a preview nothing is public yet', () => {
    const links = [...page().matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/szerkesztoseg/belepes']);
    expect(page()).not.toMatch(/<nav|<header/);
  });

  it('is in Hungarian also where the language of the surroundings is another', () => {
    const data: SignInStepsData = {
      realm: 'newsroom',
      step: 'password',
      email: '',
      fault: null,
      passkey: null,
      reset: null,
      action: '/login',
      start: '/login',
      hasGoogle: false,
      isPreview: true,
    };
    const english = { ...surroundings, language: 'en' } as const;
    const html = renderToStaticMarkup(<NewsroomSignInPage surroundings={english} data={data} />);
    expect(headingOf(html)).toBe('Belépés az előnézetbe');
  });
});

describe('the words about a password', () => {
  it.each(['hu', 'en'] as const)('name the lengths that are really refused (%s)', async (language) => {
    const { hint, faults } = passwordWords[language];
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
    const [least = 0] = numbers(faults.short);
    const [most = 0] = numbers(faults.long);
    expect([numbers(hint), { least, most }]).toEqual([[least], { ...passwordLengths }]);
    const unusual = 'K7#pQ2!vR9@x hat lila dinnye a padon'.repeat(4);
    const faultOf = (length: number) => passwordFault(unusual.slice(0, length), []);
    expect(await Promise.all([faultOf(least - 1), faultOf(least)])).toEqual(['short', null]);
    expect(await Promise.all([faultOf(most), faultOf(most + 1)])).toEqual([null, 'long']);
  });
});
