/** The page on which people change how they sign in, as they get it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { doneChoices } from '../forms/security-outcomes.ts';
import type { SecurityData } from '../pages/security-data.server.ts';
import { SecurityForms } from './SecurityForms.tsx';
import { securityWords } from './security-words.ts';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const key = { id: 'k1', name: 'Firefox · Linux', createdAt: at('20T08:30'), lastUsedAt: null };
const session = {
  id: 's1',
  browser: 'Chrome · Windows',
  createdAt: at('01T08:00'),
  lastUsedAt: at('21T07:05'),
};

const usual: SecurityData = {
  realm: 'newsroom',
  action: '/szerkesztoseg/biztonsag',
  signIn: '/szerkesztoseg/belepes?ujra=1',
  hasPassword: true,
  name: 'Híd Ági',
  email: 'agi@example.com',
  isConfirmed: true,
  managesAds: false,
  sessions: [{ ...session, isThis: true }],
  hasTotp: false,
  totpSetup: null,
  passkeys: [],
  newPasskey: null,
  recoveryCodes: 0,
  newCodes: [],
  hasGoogle: false,
  isGoogleOffered: false,
  fault: null,
  done: null,
};

function render(change: Partial<SecurityData> = {}, language: 'hu' | 'en' = 'hu'): string {
  const style = { language, timeZone: 'Europe/Budapest' };
  return renderToStaticMarkup(<SecurityForms data={{ ...usual, ...change }} style={style} />);
}

const buttonsIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/value="([\w-]+)" name="muvelet"/g)].map(([, value]) => value);

describe('a change', () => {
  it('needs a new proof of who somebody is', () => {
    const before = render({ isConfirmed: false, hasTotp: true, passkeys: [key], isGoogleOffered: true });
    expect(buttonsIn(before)).toEqual(['megerosit', 'kilepes']);
    expect(buttonsIn(render({ isGoogleOffered: true }))).toEqual([
      'alkalmazas-uj',
      'kulcs-uj',
      'jelszo',
      'google-uj',
      'kilepes',
    ]);
  });

  it('is confirmed by a sign-in where a reader has no password', () => {
    const html = render({ realm: 'reader', isConfirmed: false, hasPassword: false });
    expect(html).toContain('href="/szerkesztoseg/belepes?ujra=1"');
    expect(html).not.toContain('type="password"');
    expect(html).toContain(securityWords.hu.confirmation.withoutPassword);
    // With a password the mail is the other way.
    expect(render({ realm: 'reader', isConfirmed: false })).toContain(securityWords.hu.confirmation.byMail);
    expect(render({ isConfirmed: false })).not.toContain(securityWords.hu.confirmation.byMail);
  });

  it('is refused beside its field', () => {
    expect(render({ isConfirmed: false, fault: 'confirmation' })).toMatch(
      /id="jelszo-error"[^>]*>Ez nem a jelszava/,
    );
    expect(render({ fault: 'short' })).toMatch(/id="uj-jelszo-error"[^>]*>Ez rövid: legalább 12 karakter/);
    expect(render({ fault: 'personal' }, 'en')).toMatch(/id="uj-jelszo-error"[^>]*>It has your name/);
    for (const fault of ['confirmation', 'short', 'code'] as const)
      expect(render({ fault }), fault).not.toContain('role="alert"');
  });

  it.each(['google', 'attempts', 'passkey'] as const)(
    'is refused above all where no field is wrong: %s',
    (fault) => {
      for (const language of ['hu', 'en'] as const)
        expect(render({ fault }, language)).toMatch(
          new RegExp(`role="alert">.*${securityWords[language].faults[fault].slice(0, 25)}`),
        );
    },
  );

  it.each(doneChoices)('is confirmed in words: %s', (done) => {
    expect(render({ done })).toMatch(
      new RegExp(`role="status">.*${securityWords.hu.done[done].slice(0, 12)}`),
    );
    expect(render()).not.toContain('role="status"');
  });
});

describe('the sessions of a member', () => {
  const second = { ...session, id: 's2', browser: 'Firefox · Linux', isThis: false };
  const third = { ...second, id: 's3', browser: '<b>Ismeretlen</b>' };
  const here = { ...session, isThis: true };

  it('have the time of their last use on the clock of the site, and can be ended one by one', () => {
    const html = render({ sessions: [here, second] });
    expect(html).toContain('Utoljára: 2026. november 21., 8:05');
    expect(html).toContain('name="munkamenet" value="s2"');
  });

  it('cannot end the one of this browser, which signs out instead', () => {
    const html = render({ sessions: [here, second] });
    expect(html).not.toContain('name="munkamenet" value="s1"');
    expect(html).toContain('Chrome · Windows (ez a böngésző)');
    expect(buttonsIn(html).at(-1)).toBe('kilepes');
  });

  it('can be ended all together when there are two others', () => {
    expect(buttonsIn(render({ sessions: [here, second] }))).not.toContain('tobbi-vege');
    expect(buttonsIn(render({ sessions: [here, second, third] }))).toContain('tobbi-vege');
  });

  it('have escaped names', () => {
    expect(render({ sessions: [here, third] })).toContain('&lt;b&gt;Ismeretlen&lt;/b&gt;');
  });

  it('stand in the profile of readers, not here', () => {
    const html = render({ realm: 'reader', sessions: [here, second, third] });
    expect(html).not.toContain('name="munkamenet"');
    expect(buttonsIn(html)).not.toContain('kilepes');
  });
});

describe('the authenticator app', () => {
  const totpSetup = { secret: 'ABCDEFGHIJKLMNOP', qr: '<svg viewBox="0 0 9 9"></svg>' };

  it('is turned on by its first code, with the key in groups of four for typing', () => {
    const html = render({ totpSetup });
    expect(html).toContain('ABCD EFGH IJKL MNOP<');
    expect(html).toContain(
      'role="img" aria-label="QR-kód a hitelesítő alkalmazáshoz"><svg viewBox="0 0 9 9"></svg>',
    );
    expect(buttonsIn(html)).toContain('alkalmazas-kesz');
    expect(buttonsIn(html)).not.toContain('alkalmazas-uj');
  });

  it('says beside the field that the code is wrong', () => {
    expect(render({ totpSetup, fault: 'code' })).toMatch(/id="kod-error"[^>]*>Ez a kód nem jó/);
  });

  it('is not shown before the person is confirmed: the key is a secret', () => {
    const html = render({ totpSetup, isConfirmed: false });
    expect(html).not.toContain('ABCD');
    expect(html).not.toContain('<svg');
  });

  it('can be turned off', () => {
    expect(buttonsIn(render({ hasTotp: true }))).toContain('alkalmazas-torles');
    expect(render({ hasTotp: true })).toContain('Bekapcsolva: belépéskor');
  });
});

describe('passkeys', () => {
  it('are listed with their device and the day, and can be removed', () => {
    const html = render({ passkeys: [key, { ...key, id: 'k"2', name: 'Ismeretlen böngésző' }] }, 'en');
    expect(html).toContain('Firefox · Linux<br/>');
    expect(html).toContain('Added: 20 November 2026, 9:30');
    expect(html).toContain('Unknown browser<br/>');
    expect(html).toContain('name="kulcs" value="k&quot;2"');
    expect(buttonsIn(html).filter((value) => value === 'kulcs-torles')).toHaveLength(2);
  });

  it('are made by the device once the options for it exist', () => {
    const html = render({ newPasskey: '{"challenge":"a"}' });
    expect(html).toContain('data-passkey="create" data-options="{&quot;challenge&quot;:&quot;a&quot;}"');
    expect(buttonsIn(html)).not.toContain('kulcs-uj');
  });
});

describe('recovery codes', () => {
  it('are offered to whoever would be locked out without them', () => {
    const has = (change: Partial<SecurityData>) => buttonsIn(render(change)).includes('kodok');
    expect([has({}), has({ hasTotp: true }), has({ passkeys: [key] })]).toEqual([false, true, true]);
    // A reader with a passkey alone can still sign in by mail.
    expect([has({ realm: 'reader', passkeys: [key] }), has({ realm: 'reader', hasTotp: true })]).toEqual([
      false,
      true,
    ]);
  });

  it('warn when none is left, and otherwise are counted', () => {
    expect(render({ hasTotp: true })).toContain('Nincs helyreállító kódja');
    expect(render({ hasTotp: true, recoveryCodes: 7 })).toContain('7 felhasználható kódja van.');
    expect(render({ hasTotp: true, recoveryCodes: 7 }, 'en')).toContain('Codes that can be used: 7.');
  });

  it('are shown once, each in a line of a list', () => {
    const html = render({ newCodes: ['abcd-efgh-jkmn-pqrs', '2345-6782-3456-7823'] });
    expect(html).toMatch(/<li[^>]*>abcd-efgh-jkmn-pqrs<\/li><li[^>]*>2345-6782-3456-7823<\/li>/);
    expect(html).toContain('Most látja őket utoljára');
  });
});

describe('the page', () => {
  it('links Google only where it is offered, and says whether it is linked', () => {
    expect(render({ hasGoogle: true })).not.toContain('google');
    expect(buttonsIn(render({ hasGoogle: true, isGoogleOffered: true }))).toContain('google-torles');
  });

  it('leads members to the newsroom, and no reader [NRA-10]', () => {
    expect(render({ realm: 'newsroom' })).toContain('href="/szerkesztoseg/"');
    expect(render({ realm: 'reader' })).not.toContain('href="/szerkesztoseg/"');
  });

  it('has a link to the campaigns for whoever manages them', () => {
    expect(render({ managesAds: true })).toContain('href="/szerkesztoseg/hirdetesek"');
    expect(render()).not.toContain('hirdetesek');
  });

  it('names the person, and readers without a name by their address', () => {
    expect(render({ name: 'Ági <b>' })).toContain('<p>Ági &lt;b&gt;, agi@example.com</p>');
    expect(render({ realm: 'reader', name: '' })).toContain('<p>agi@example.com</p>');
  });

  it('leads readers back to their account, and to the other language', () => {
    const english = render({ realm: 'reader' }, 'en');
    expect(english).toContain('href="/tamogatas/profil?nyelv=en"');
    expect(english).toMatch(/lang="hu"><a[^>]*href="\/tamogatas\/biztonsag">Magyarul/);
    expect(render({ realm: 'reader' })).toMatch(
      /lang="en"><a[^>]*href="\/tamogatas\/biztonsag\?nyelv=en">In English/,
    );
    expect(render()).not.toContain('In English');
  });

  it('tells readers without a password that they need none', () => {
    expect(render({ realm: 'reader', hasPassword: false })).toContain('Nincs jelszava, és nem is kell');
    expect(render({ realm: 'reader', hasPassword: false })).toContain('>Megadom<');
    expect(render()).toContain('>Megváltoztatom<');
  });
});
