/** The page with the notifications that the sandbox got, for developers. */
import { escapeHtml } from '#platform/text/escape-html.ts';
import { page } from '../mailbox/mailbox-pages.ts';
import type { ReceivedMessage } from './received-message.ts';

export function pageOfMessages(messages: readonly ReceivedMessage[]): string {
  const rows = messages.map(
    ({ receivedAt, service, to, message }) =>
      `<tr><td>${receivedAt.toISOString().replace('T', ' ').slice(0, 19)}</td><td>${service}</td>` +
      `<td>${escapeHtml(to)}</td><td><pre>${escapeHtml(message)}</pre></td></tr>`,
  );
  const table =
    rows.length === 0
      ? '<p>Nothing has been sent yet.</p>'
      : `<table><thead><tr><th>Time</th><th>Service</th><th>To</th><th>Message</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Notifications',
    `<h1>Notifications</h1><p>What this development server sent to its own push services. No device gets it.</p>${table}`,
  );
}
