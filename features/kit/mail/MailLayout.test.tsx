/** The layout of mails: data of the site around a text that may come from strangers. */
import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteBySlug } from '#features/sites/public.ts';
import { textOfMail } from '#platform/mail/text-of-mail.ts';
import { loadTestEdition } from '#tests/edition.ts';
import type { MailFrame } from './define-mail.ts';
import { MailButton } from './MailButton.tsx';
import { MailLayout } from './MailLayout.tsx';
import { mailFrame } from './mail-frame.ts';

const edition = await loadTestEdition();
const frameOf = (slug: string) => mailFrame({ edition, site: siteBySlug(edition, slug), port: 3000 }, 'hu');
const layout = (frame: MailFrame, preview = 'Röviden.', text = 'Kedves olvasónk!') =>
  html(
    <MailLayout frame={frame} preview={preview} reason={<p>Mert feliratkozott.</p>}>
      <p>{text}</p>
    </MailLayout>,
  );

/** The contrast of a colour with white [WCAG 1.4.3]. */
function onWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the frame of a mail', () => {
  it('leads to the front page of its own site, below a prefix or at the root', () => {
    expect(frameOf('telex').siteAddress).toBe('http://localhost:3000/');
    expect(frameOf('g7').siteAddress).toBe('http://localhost:3000/g7');
  });

  it('has the colour that is readable on white', () => {
    const { accent } = siteBySlug(edition, 'g7');
    expect(frameOf('g7').accent).toBe(accent.light);
  });
});

describe('a mail', () => {
  it('begins with its preview, has the text before the reason, and the publisher last', () => {
    const text = layout(frameOf('g7'));
    const places = ['Röviden.', 'Kedves olvasónk!', 'Mert feliratkozott.', edition.publisher].map((part) =>
      text.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(text.match(/href="http:\/\/localhost:3000\/g7"/g)).toHaveLength(2);
  });

  it('has the wordmark as a picture of its own at the head, with the name for programs without pictures', () => {
    const [head = ''] = layout(frameOf('telex')).split('Kedves olvasónk!');
    expect(head).toMatch(/<img src="cid:wordmark-telex" alt="Lapzárta" width="150" height="54"/);
    expect(textOfMail(layout(frameOf('telex')))).toMatch(/^Lapzárta \[http:\/\/localhost:3000\/\]/);
    expect(layout({ ...frameOf('telex'), wordmark: null })).not.toContain('<img');
  });

  it('says where its publisher is registered', () => {
    expect(textOfMail(layout(frameOf('telex')))).toContain('Adószám: 00000000-0-00');
  });

  it('says in which language it is', () => {
    expect(layout({ ...frameOf('telex'), language: 'en' })).toContain('<html lang="en">');
  });

  it('shows markup from outside as text, in the preview, in the text and in the name', () => {
    const hostile = '</div><img src=x onerror=alert(1)>';
    const text = layout(
      { ...frameOf('telex'), siteName: hostile, publisher: hostile, wordmark: null },
      hostile,
      hostile,
    );
    expect(text).not.toContain('<img');
    expect(text.match(/&lt;img/g)?.length).toBeGreaterThanOrEqual(5);
  });

  it('loads nothing from anywhere, because mail programs block it or report it', () => {
    expect(layout(frameOf('telex'))).not.toMatch(/<(?:script|link|iframe)|url\(|src="(?!cid:)/);
  });

  it('has a main link whose address is escaped', () => {
    const text = html(
      <MailButton frame={frameOf('telex')} href={'https://lap.example/?a=1&b="'}>
        Belépés
      </MailButton>,
    );
    expect(text).toContain('href="https://lap.example/?a=1&amp;b=&quot;"');
    expect(text).toContain('>Belépés</a>');
  });

  it('has a main link on a middle tone, and a light one where the column is dark', () => {
    for (const { slug, accent } of edition.sites) {
      expect(
        html(
          <MailButton frame={frameOf(slug)} href="/">
            x
          </MailButton>,
        ),
      ).toContain(`background-color:${accent.light}`);
      expect(onWhite(accent.light), slug).toBeGreaterThanOrEqual(4.5);
    }
    const text = layout(frameOf('telex'));
    expect(text).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(text).toMatch(
      /dark\) \{[^}]*[^@]*a\[data-mail=button\] \{ color: #1c1b1a !important; background: #e9e6e1/,
    );
  });
});
