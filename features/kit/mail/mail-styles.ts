import type { CSSProperties } from 'react';

const sans = "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif";
const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";

/** Inline styles: mail programs cut stylesheets out. */
export const mailStyles = {
  body: { margin: 0, padding: 0, background: '#f4f2ee', color: '#1c1b1a' },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  outer: { padding: '24px 12px' },
  column: { maxWidth: '36em', background: '#ffffff', borderRadius: '4px' },
  masthead: { padding: '0 28px 16px' },
  name: { font: `700 22px/1.2 ${serif}`, color: '#1c1b1a', textDecoration: 'none' },
  // The name in place of a picture that a mail program does not show.
  wordmark: { display: 'block', border: 0, font: `700 22px/54px ${serif}` },
  content: { padding: '8px 28px 20px', font: `400 17px/1.5 ${sans}`, color: '#1c1b1a' },
  footer: { padding: '16px 28px 24px', font: `400 14px/1.5 ${sans}`, color: '#5c5955' },
  small: { margin: '12px 0 0', font: `400 14px/1.5 ${sans}`, color: '#5c5955' },
  quietLink: { color: '#5c5955' },
  heading: { margin: '8px 0 12px', font: `700 26px/1.25 ${serif}`, color: '#1c1b1a' },
  paragraph: { margin: '0 0 16px' },
  kicker: { margin: '0 0 16px', font: `400 15px/1.4 ${sans}`, color: '#5c5955' },
  partTitle: { margin: '28px 0 12px', padding: '10px 0 0', font: `600 15px/1.3 ${sans}` },
  story: { margin: '0 0 20px' },
  leadTitle: { margin: '0 0 6px', font: `700 27px/1.2 ${serif}` },
  storyTitle: { margin: '0 0 4px', font: `700 20px/1.25 ${serif}` },
  storyLink: { color: '#1c1b1a', textDecoration: 'none' },
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    margin: '0 0 12px',
    border: 0,
    borderRadius: '2px',
  },
  link: { color: '#0a4468' },
  buttonTable: { margin: '0 0 16px' },
  buttonCell: { borderRadius: '4px' },
  // Padding on the link itself, which is all to click on. The border keeps the shape where a program drops backgrounds.
  button: {
    display: 'inline-block',
    padding: '11px 23px',
    borderRadius: '4px',
    font: `600 17px/1.3 ${sans}`,
    color: '#ffffff',
    textDecoration: 'none',
  },
  code: { margin: '0 0 20px', font: `700 32px/1.2 ${sans}`, letterSpacing: '0.2em' },
} satisfies Record<string, CSSProperties>;

/**
 * For programs that know stylesheets and a dark scheme: the colours of the dark pages. Selectors are `data-mail`. Outlook
 * recolours mails itself and marks what it changed with `data-ogsc` and `data-ogsb`; a button keeps its colours there.
 */
export function darkMailStyles(accent: string): string {
  return `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
[data-mail=body] { color: #e9e6e1 !important; background: #14161a !important; }
[data-mail=column] { background: #1d2025 !important; }
[data-mail=text], [data-mail=text] h1, [data-mail=text] h2, a[data-mail=plain] { color: #e9e6e1 !important; }
[data-mail=quiet], [data-mail=quiet] p, [data-mail=quiet] a { color: #aaa59d !important; }
a[data-mail=button] { color: #1c1b1a !important; background: #e9e6e1 !important; border-color: #e9e6e1 !important; }
td[data-mail=button] { background: #e9e6e1 !important; }
[data-mail=link] { color: #9fd0f2 !important; }
[data-mail=facts] td { border-color: #3a3e45 !important; }
}
[data-ogsc] a[data-mail=button] { color: #ffffff !important; }
[data-ogsb] a[data-mail=button], [data-ogsb] td[data-mail=button] { background: ${accent} !important; }`;
}
