/** The page of the sandbox with what it received, for developers and operators. */
import { escapeHtml } from '#platform/text/escape-html.ts';
import { sandboxPage } from '../sandbox-page.ts';

export interface Received {
  at: string;
  service: string;
  event: string;
  details: unknown;
  status: number;
  /** Why it was refused; '' if it was not. */
  fault: string;
}

export function receivedPage(received: readonly Received[]): string {
  const rows = received.map(
    ({ at, service, event, details, status, fault }) =>
      `<tr><td>${at.slice(11, 19)}</td><td>${escapeHtml(service)}</td><td>${escapeHtml(kindOf(event, details))}</td>` +
      `<td>${status}${fault === '' ? '' : `<pre>${escapeHtml(fault)}</pre>`}</td>` +
      `<td><details><summary>JSON</summary><pre>${escapeHtml(JSON.stringify(details, null, 2))}</pre></details></td></tr>`,
  );
  const table =
    rows.length === 0
      ? '<p>Nothing has been received yet. It begins when a reader agrees to statistics.</p>'
      : `<table><thead><tr><th>Time</th><th>Service</th><th>Event</th><th>Answer</th><th>Message</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return sandboxPage({
    language: 'en',
    title: 'Measurement',
    style,
    body: `<h1>Measurement</h1><p>What this development server received, the latest first. Nothing is passed on.</p>${table}`,
  });
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #8886}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}';

/** `pageview load`, `commerce checkout`. */
function kindOf(event: string, details: unknown): string {
  if (typeof details !== 'object' || details === null) return event;
  const detail = 'action' in details ? details.action : 'step' in details ? details.step : '';
  return `${event} ${String(detail)}`.trim();
}
