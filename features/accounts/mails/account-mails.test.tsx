/** Mails about accounts, as people get them. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MailDefinition, MailFrame } from '#features/kit/public.ts';
import { textOfMail } from '#platform/mail/text-of-mail.ts';
import { AccountDeletionMail } from './AccountDeletionMail.tsx';
import { accountDeletionMail } from './account-deletion.mail.ts';
import { DataDownloadMail } from './DataDownloadMail.tsx';
import { dataDownloadMail } from './data-download.mail.ts';
import { MemberLinkMail } from './MemberLinkMail.tsx';
import { memberLinkMail } from './member-link.mail.ts';
import { SecurityNoticeMail } from './SecurityNoticeMail.tsx';
import { SignInMail } from './SignInMail.tsx';
import { securityChanges, securityNoticeMail } from './security-notice.mail.ts';
import { signInMail } from './sign-in.mail.ts';

type Language = 'hu' | 'en';

function frameIn(language: Language): MailFrame {
  return {
    siteName: 'Lapzárta',
    siteAddress: 'https://lap.example/',
    publisher: 'Lapzárta Kiadó',
    imprint: null,
    wordmark: null,
    language,
    accent: '#0f5c8c',
  };
}

/** As the queue of mails does it: the properties are read again from what was stored. */
function rendering<Props extends object>(
  mail: MailDefinition<Props>,
  View: ComponentType<{ frame: MailFrame; props: Props }>,
  usual: NoInfer<Props>,
) {
  return (language: Language, change: object = {}) => {
    const frame = frameIn(language);
    const props = mail.props.parse({ ...usual, ...change });
    const html = renderToStaticMarkup(<View frame={frame} props={props} />);
    return { subject: mail.subject(props, frame), html, text: textOfMail(html).replaceAll(/[ \t\n]+/g, ' ') };
  };
}

const address = 'https://lap.example/fiok?kulcs=link.a-_b&c=d';
const signIn = rendering(signInMail, SignInMail, { address, code: '012345' });
const memberLink = rendering(memberLinkMail, MemberLinkMail, {
  kind: 'invitation',
  name: 'Híd Ági',
  address,
});
const download = rendering(dataDownloadMail, DataDownloadMail, { address });
const deletion = rendering(accountDeletionMail, AccountDeletionMail, { day: '2026. december 2.', address });
const notice = rendering(securityNoticeMail, SecurityNoticeMail, {
  change: 'password',
  realm: 'reader',
  name: 'Híd Ági',
  browser: 'Firefox · Linux',
  address,
});

describe('every mail about an account', () => {
  const all = { signIn, memberLink, download, deletion, notice };

  it.each(Object.entries(all))('(%s) leads to its whole address, also in the text part', (_name, render) => {
    for (const language of ['hu', 'en'] as const) {
      const { html, text, subject } = render(language);
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
      expect(text).toContain(address);
      expect(subject).toContain('Lapzárta');
      expect(text).not.toMatch(/[<>]|undefined|null|\[object/);
    }
  });

  it.each(Object.entries(all))('(%s) is not made of an address that is none', (_name, render) => {
    for (const wrong of ['', '/fiok', 'lap.example/fiok', null])
      expect(() => render('hu', { address: wrong }), String(wrong)).toThrow();
  });

  it.each(Object.entries({ signIn, download, deletion, notice }))(
    '(%s) of a reader is in the language of the reader, with another subject in each',
    (_name, render) => {
      const [hu, en] = [render('hu'), render('en')];
      expect(hu.html).toContain('lang="hu"');
      expect(en.html).toContain('lang="en"');
      expect(en.subject).not.toBe(hu.subject);
      expect(en.text).toContain('You received this mail because');
      expect(hu.text).toContain('Azért kapta ezt a levelet, mert');
    },
  );
});

describe('the mail of a sign-in', () => {
  it('shows the code already in the subject, with its leading zero', () => {
    expect(signIn('hu').subject).toBe('012345 – belépés: Lapzárta');
    expect(signIn('en').subject).toBe('012345 – sign in to Lapzárta');
  });

  it('sets the code in two groups that are read out one after the other', () => {
    expect(signIn('hu').text).toContain('012 345');
    expect(signIn('hu', { code: '987001' }).text).toContain('987 001');
  });

  it.each(['12345', '1234567', 'abcdef', '12 456', '<b>12', '١٢٣٤٥٦', ''])(
    'has no code such as %j',
    (code) => {
      expect(() => signIn('hu', { code })).toThrow();
    },
  );

  it('tells somebody else who gets it that nothing happens without it', () => {
    expect(signIn('hu').text).toContain('Ha nem ön volt, nincs teendője');
    expect(signIn('en').text).toContain('If it was not you, there is nothing to do');
  });
});

describe('the mail with the link of a member', () => {
  it('invites, or answers a forgotten password, with the time for which the link is valid', () => {
    const invitation = memberLink('hu');
    const reset = memberLink('hu', { kind: 'reset' });
    expect(invitation.subject).toBe('Meghívó a szerkesztőségbe: Lapzárta');
    expect(invitation.text).toContain('A gomb hét napig érvényes');
    expect(reset.subject).toBe('Új jelszó: Lapzárta');
    expect(reset.text).toContain('A gomb egy óráig érvényes');
    expect(reset.text).not.toContain('Elfogadom a meghívót');
  });

  it('escapes a name that an administrator mistyped, or somebody invented', () => {
    const { html } = memberLink('hu', { name: '<img src=x onerror=alert(1)> & "Ági"' });
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('Kedves &lt;img src=x onerror=alert(1)&gt; &amp; &quot;Ági&quot;!');
  });

  it('is of no other kind', () => {
    expect(() => memberLink('hu', { kind: 'delete' })).toThrow();
  });
});

describe('the mail about a download and about a deletion [ACCT-05] [ACCT-06]', () => {
  it('says that the link is not enough without a sign-in', () => {
    expect(download('hu').text).toContain('a letöltéshez be kell lépnie');
    expect(download('en').text).toContain('you have to be signed in');
  });

  it('names the day of the deletion, and how to prevent it', () => {
    expect(deletion('hu').text).toContain('A törlés napja: 2026. december 2. A rendszeres támogatása');
    expect(deletion('hu').text).toContain('Megtartom a fiókomat');
    const english = deletion('en', { day: '2 December 2026.' }).text;
    expect(english).toContain('Date of the deletion: 2 December 2026.');
    expect(english).toContain('Keep my account');
  });
});

describe('the notice of a change', () => {
  it('has a sentence of its own for each change, in both languages', () => {
    for (const language of ['hu', 'en'] as const) {
      const without = notice(language, { browser: '' }).text;
      const sentences = securityChanges.map((change) => notice(language, { browser: '', change }).text);
      expect(new Set(sentences).size, language).toBe(securityChanges.length);
      expect(sentences[securityChanges.indexOf('password')]).toBe(without);
    }
  });

  it('names the browser in which it happened, where one is known', () => {
    expect(notice('hu').text).toContain('Megváltozott a jelszava. Böngésző: Firefox · Linux.');
    expect(notice('en').text).toContain('Browser: Firefox · Linux.');
    expect(notice('hu', { browser: '' }).text).not.toContain('Böngésző');
  });

  it('greets readers without a name as readers', () => {
    expect(notice('hu', { name: '' }).text).toContain('Kedves Olvasó!');
    expect(notice('en', { name: '' }).text).toContain('Dear Reader,');
    expect(notice('hu').text).toContain('Kedves Híd Ági!');
  });

  it('sends members to their administrator, and readers to their other browsers', () => {
    expect(notice('hu', { realm: 'newsroom' }).text).toContain('szóljon a rendszergazdának');
    expect(notice('hu').text).toContain('léptesse ki a többi böngészőt');
    expect(notice('hu').text).not.toContain('rendszergazd');
    expect(() => notice('hu', { realm: 'nobody' })).toThrow();
  });

  it('escapes a browser that named itself in HTML', () => {
    expect(notice('hu', { browser: '</p><script>alert(1)</script>' }).html).not.toContain('<script');
  });
});
