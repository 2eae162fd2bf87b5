/**
 * Reads what mail servers send to the envelope's sender: reports about delivery (RFC 3464) and about complaints
 * (RFC 5965). Everything else, such as automatic replies, is no report.
 */
import { simpleParser } from 'mailparser';

export type Report = { kind: 'hard' | 'soft'; status: string } | { kind: 'complaint'; status: '' };

export interface ReadReport {
  /** Null for a mail that is no report, and for one about a success or a delay. */
  report: Report | null;
  /** Local parts that may be ours, from the addresses and from the returned mail: `bounce+81.7f3a…`. */
  senders: string[];
}

export async function readReport(source: Buffer | string): Promise<ReadReport> {
  const text = source.toString('latin1');
  const mail = await simpleParser(source, {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
  });
  const type = mail.headers.get('content-type');
  const reportType = isStructured(type) ? (type.params['report-type'] ?? '').toLowerCase() : '';
  return { report: reportOf(reportType, text), senders: sendersIn(text) };
}

function isStructured(value: unknown): value is { params: Record<string, string | undefined> } {
  return typeof value === 'object' && value !== null && 'params' in value;
}

/** A correction of the reader, and a report of DMARC about our signatures [RFC 6591]. */
const noComplaints = ['not-spam', 'auth-failure'];

function reportOf(type: string, text: string): Report | null {
  if (type === 'feedback-report') {
    const feedback = /^feedback-type:\s*([a-z-]+)/im.exec(text)?.[1]?.toLowerCase() ?? '';
    return noComplaints.includes(feedback) ? null : { kind: 'complaint', status: '' };
  }
  if (type !== 'delivery-status') return null;
  const action = /^action:\s*([a-z]+)/im.exec(text)?.[1]?.toLowerCase();
  if (action !== 'failed') return null;
  const [, status = '5.0.0'] = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(text) ?? [];
  return { kind: isAboutMailbox(status) ? 'hard' : 'soft', status };
}

/**
 * Whether nothing can ever be delivered to the mailbox: it or its domain does not exist, has moved, is disabled or accepts
 * no mail [RFC 3463, RFC 7505]. All other codes are about the sender (5.1.7, 5.1.8), the content, the protocol, the network
 * or a policy, or say nothing (5.0.0): they would block readers for a fault of ours.
 */
function isAboutMailbox(status: string): boolean {
  return /^5\.(1\.(1|2|3|6|10)|2\.1)$/.test(status);
}

/** The most that is looked at: a forged report may contain any number. */
const maxSenders = 20;

function sendersIn(text: string): string[] {
  const found = text.matchAll(/bounce\+(\d{1,18}\.[0-9a-f]{32})@/gi);
  return [...new Set([...found].map(([, token = '']) => token))].slice(0, maxSenders);
}
