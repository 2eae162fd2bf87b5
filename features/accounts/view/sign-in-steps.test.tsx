/** The forms with which people sign in, as they get them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SignInStepsData } from '../pages/sign-in-steps.server.ts';
import type { SignInFault } from '../sign-in/sign-in-fault.ts';
import { SignInSteps } from './SignInSteps.tsx';
import { signInWords } from './sign-in-words.ts';

const usual: SignInStepsData = {
  realm: 'newsroom',
  step: 'password',
  email: '',
  fault: null,
  passkey: null,
  action: '/szerkesztoseg/belepes?tovabb=%2Fa%3Fb%26c',
  start: '/szerkesztoseg/belepes',
  hasGoogle: false,
  reset: null,
  isPreview: false,
};

function render(change: Partial<SignInStepsData> = {}, language: 'hu' | 'en' = 'hu'): string {
  return renderToStaticMarkup(<SignInSteps data={{ ...usual, ...change }} language={language} />);
}

const options = '{"challenge":"a-_","rpId":"lap.example"}';

describe('the step of the password', () => {
  it('is posted to the address that keeps the page which was requested', () => {
    expect(render()).toContain('action="/szerkesztoseg/belepes?tovabb=%2Fa%3Fb%26c" method="post"');
  });

  it('keeps the address that was typed, escaped, and never a password', () => {
    const html = render({ email: '"><script>alert(1)</script>@example.com', fault: 'password' });
    expect(html).not.toContain('<script');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;@example.com"');
    expect(html).toMatch(/<input[^>]*type="password"[^>]*value=""/);
  });

  it('is filled in by managers of passwords', () => {
    const html = render();
    expect(html).toMatch(/<input[^>]*autoComplete="username"[^>]*name="email"/);
    expect(html).toMatch(/<input[^>]*autoComplete="current-password"[^>]*name="jelszo"/);
  });

  it('says of a wrong one only that one of the two is wrong, beside the field [ERR-08]', () => {
    const html = render({ fault: 'password' });
    expect(html).toContain('aria-invalid="true" aria-describedby="jelszo-error"');
    expect(html).toMatch(/id="jelszo-error"[^>]*>Az e-mail-cím vagy a jelszó nem jó/);
    expect(html).not.toContain('role="alert"');
  });

  it.each<SignInFault>(['passkey', 'ended', 'attempts', 'google', 'away'])(
    'reads out at once why it is shown again: %s',
    (fault) => {
      for (const language of ['hu', 'en'] as const)
        expect(render({ fault }, language)).toMatch(
          new RegExp(`role="alert">.*${signInWords[language].faults[fault].slice(0, 20)}`),
        );
    },
  );

  it('only warns somebody whose session ended while a form was open', () => {
    const html = render({ fault: 'session' });
    expect(html).toContain('nem mentettük');
    expect(html).not.toContain('role="alert"');
  });
});

describe('the ways to sign in', () => {
  it('of the newsroom are a passkey always, and Google where it is offered', () => {
    const values = (html: string) =>
      [...html.matchAll(/value="(\w+)" name="muvelet"/g)].map(([, value]) => value);
    expect(values(render())).toEqual(['belepokulcs']);
    expect(values(render({ hasGoogle: true }))).toEqual(['belepokulcs', 'google']);
  });

  it('of readers are the mail instead, from which they came', () => {
    const html = render({ realm: 'reader', start: '/tamogatas/belepes?tovabb=%2Fa', hasGoogle: true });
    expect(html).toContain('href="/tamogatas/belepes?tovabb=%2Fa"');
    expect(html).not.toContain('name="muvelet"');
  });

  it('have a page for a forgotten password only where mails are sent', () => {
    const words = signInWords.hu.password.forgotten;
    expect(render()).not.toContain(words);
    expect(render({ reset: '/szerkesztoseg/elfelejtett' })).toMatch(
      new RegExp(`href="/szerkesztoseg/elfelejtett">${words}`),
    );
  });

  it('to a preview say which page is not public yet [PREV-01]', () => {
    expect(render({ isPreview: true })).toContain('Ez a lap még nem jelent meg');
    expect(render({ isPreview: true })).toMatch(/<h1[^>]*>Belépés az előnézetbe/);
    expect(render()).toMatch(/<h1[^>]*>Belépés a szerkesztőségbe/);
    // Readers have no preview.
    expect(render({ isPreview: true, realm: 'reader' })).not.toContain('nem jelent meg');
  });
});

describe('the second step', () => {
  it('has a field for the code, which a phone fills in', () => {
    const html = render({ step: 'factor' });
    expect(html).toMatch(/<input[^>]*maxLength="32"[^>]*autoComplete="one-time-code"[^>]*name="kod"/);
    expect(html).not.toContain('name="email"');
    expect(html).not.toContain('data-passkey');
  });

  it('offers a passkey to somebody who has one, with the options escaped', () => {
    const html = render({ step: 'factor', passkey: options });
    expect(html).toContain('data-passkey="get"');
    expect(html).toContain(
      'data-options="{&quot;challenge&quot;:&quot;a-_&quot;,&quot;rpId&quot;:&quot;lap.example&quot;}"',
    );
    expect(html).toMatch(/<form[^>]*data-passkey[^>]*hidden=""/);
    expect(html.match(/<form/g)).toHaveLength(2);
  });

  it('says beside the field that a code is wrong', () => {
    const html = render({ step: 'factor', fault: 'code' }, 'en');
    expect(html).toMatch(/id="kod-error"[^>]*>This code is not right/);
    expect(html).not.toContain('role="alert"');
  });

  it('can be left', () => {
    expect(render({ step: 'factor' })).toContain('href="/szerkesztoseg/belepes"');
    expect(render({ step: 'passkey' })).toContain('href="/szerkesztoseg/belepes"');
  });
});

describe('the step of a passkey alone', () => {
  it('explains itself without script', () => {
    expect(render({ step: 'passkey', passkey: options })).toMatch(
      /<noscript>.*JavaScript kell.*<\/noscript>/,
    );
    expect(render({ step: 'passkey', passkey: options }, 'en')).toMatch(
      /<noscript>.*need JavaScript.*<\/noscript>/,
    );
  });

  it('has one form, and no field to type into', () => {
    const html = render({ step: 'passkey', passkey: options });
    expect(html.match(/<form/g)).toHaveLength(1);
    expect([...html.matchAll(/<input[^>]*type="(\w+)"/g)].map(([, type]) => type)).toEqual(['hidden']);
  });

  it('says that a passkey of another account was used', () => {
    expect(render({ step: 'passkey', passkey: options, fault: 'passkey' })).toContain(
      'Ez a belépőkulcs nem ehhez a fiókhoz tartozik.',
    );
  });
});

it('says everything in the language of the page', () => {
  for (const step of ['password', 'factor', 'passkey'] as const) {
    const change = { step, realm: 'reader', passkey: options, fault: 'ended' } as const;
    expect(render(change, 'en'), step).not.toMatch(/[áéíóöőúüű]/i);
    expect(render(change, 'hu'), step).toMatch(/[áéíóöőúüű]/i);
  }
});
