/** The pages of the sandbox's mailbox, for developers. Links are relative: the server shows them below `/__mail`. */
import { escapeHtml } from '#platform/text/escape-html.ts';
import { sandboxPage } from '../sandbox-page.ts';
import type { StoredMail } from './stored-mail.ts';

export function listOfMails(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ id, subject, envelope, receivedAt }) =>
      `<tr><td>${timeOf(receivedAt)}</td><td>${escapeHtml(envelope.to.join(', '))}</td><td><a href="${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  const table =
    rows.length === 0
      ? '<p>No mail has been sent yet.</p>'
      : `<table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mails of this development server. Nothing is delivered.</p>${table}`,
  );
}

/** The mail as HTML in a frame without rights, as text, and its header lines. */
export function mailPage({ id, subject, envelope, receivedAt, text, headers }: StoredMail): string {
  return page(
    subject,
    `<p><a href="./">Mailbox</a></p><h1>${escapeHtml(subject)}</h1>` +
      `<p>${timeOf(receivedAt)} · to ${escapeHtml(envelope.to.join(', '))}</p>` +
      `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${id}/html" title="HTML part"></iframe>` +
      `<h2>Text</h2><pre>${linked(text)}</pre><h2>Headers</h2><pre>${escapeHtml(headers.join('\n'))}</pre>`,
  );
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #8886}' +
  'iframe{width:100%;height:40rem;border:1px solid #8886;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}';

export function page(title: string, body: string): string {
  return sandboxPage({ language: 'en', title, style, body });
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s[\]]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

function timeOf(date: Date): string {
  return date.toISOString().replace('T', ' ').slice(0, 19);
}
