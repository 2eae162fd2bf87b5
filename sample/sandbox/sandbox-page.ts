/** The document around a page that a simulated service shows to people. */
import { escapeHtml } from '#platform/text/escape-html.ts';

export interface SandboxPage {
  language: 'hu' | 'en';
  /** Plain text. */
  title: string;
  /** Rules of its own, after the shared ones. */
  style: string;
  /** HTML. */
  body: string;
}

const sharedStyle = ':root{color-scheme:light dark}body{padding:0 1rem}';

/** Names an empty icon: a full browser requests `/favicon.ico` for each document that names none, which is a 404 here. */
export function sandboxPage({ language, title, style, body }: SandboxPage): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">' +
    `<title>${escapeHtml(title)}</title><style>${sharedStyle}${style}</style></head><body>${body}</body></html>`
  );
}
