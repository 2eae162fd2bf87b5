/** The question for consent: refusing is as easy as accepting, and nothing is ticked in advance [S18]. */
import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentLink } from './ConsentLink.tsx';

describe('the banner', () => {
  const banner = html(<ConsentBanner language="hu" />);
  const buttonWith = (value: string) =>
    new RegExp(`<button([^>]*)value="${value}"([^>]*)>`).exec(banner)?.slice(1);

  it('has a button to refuse that looks like the one to accept, beside it', () => {
    expect(buttonWith('elfogad')).toBeDefined();
    expect(buttonWith('elfogad')).toEqual(buttonWith('elutasit'));
    expect(banner).toMatch(/Elfogadom<\/button><button[^>]*>Elutasítom<\/button>/);
  });

  it('has all purposes, none of them ticked', () => {
    expect(banner.match(/type="checkbox"/g)).toHaveLength(4);
    expect(banner).not.toContain('checked');
  });

  it('works without script, in the language of the page', () => {
    expect(banner).toMatch(
      /<form[^>]*action="\/sutik"[^>]*method="post"|<form[^>]*method="post"[^>]*action="\/sutik"/,
    );
    expect(banner).toContain('name="hely" value="ertesito"');
    const english = html(<ConsentBanner language="en" />);
    expect(english).toMatch(/action="\/sutik\?\w+=en"/);
    expect(english).toContain('Refuse</button>');
  });
});

describe('the link to the settings', () => {
  it('leads to the page of cookies where no script runs', () => {
    expect(html(<ConsentLink language="hu" />)).toBe(
      '<a href="/sutik" data-consent-open="">Sütibeállítások</a>',
    );
    expect(html(<ConsentLink language="en" />)).toMatch(/href="\/sutik\?\w+=en"[^>]*>Cookie settings/);
  });
});
