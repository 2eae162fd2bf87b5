/** Reports of mail servers as they are written: encodings, parts, several statuses, and whose mail they are about. */
import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.server.ts';

const mac = 'c'.repeat(32);

function report(parts: string[], type = 'delivery-status', header = ''): string {
  return [
    'From: MAILER-DAEMON@mx.example.hu',
    `To: <bounce+7.${mac}@lap.example>${header}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report;\r\n\tboundary="b"; report-type=${type}`,
    ...parts.map((part) => `\r\n--b\r\n${part}`),
    '--b--\r\n',
  ].join('\r\n');
}

const status = (fields: string) => `Content-Type: message/delivery-status\r\n\r\n${fields}`;

describe('a report about delivery', () => {
  it('is read from a folded header and from bytes, with fields in any case of letters', async () => {
    const source = report([
      status('Final-Recipient: rfc822; a@example.hu\r\nACTION:  Failed\r\nstatus: 5.1.1'),
    ]);
    expect(await readReport(Buffer.from(source))).toEqual({
      report: { kind: 'hard', status: '5.1.1' },
      senders: [`7.${mac}`],
    });
    expect(await readReport(source.replaceAll('\r\n', '\n'))).toMatchObject({ report: { kind: 'hard' } });
  });

  it('survives text in an old encoding', async () => {
    const words = Buffer.from(
      'Content-Type: text/plain; charset=iso-8859-2\r\n\r\nK\xe9zbes\xedthetetlen',
      'latin1',
    );
    const fields = status('Action: failed\r\nStatus: 5.2.1 (mailbox disabled)');
    const source = Buffer.from(report([words.toString('latin1'), fields]), 'latin1');
    expect((await readReport(source)).report).toEqual({ kind: 'hard', status: '5.2.1' });
  });

  it('needs the action of a failure: a status in words for people is none', async () => {
    const words = 'Content-Type: text/plain\r\n\r\nThe action: failed? No, we try again. 5.1.1';
    const delayed = status('Action: delayed\r\nStatus: 4.4.7');
    expect((await readReport(report([words, delayed]))).report).toBeNull();
  });

  it.each([
    ['5.1.10', 'hard'],
    ['5.1.100', 'soft'],
    ['5.1.11', 'soft'],
    ['5.2.10', 'soft'],
    ['4.1.1', 'soft'],
    ['5.1.1234', 'soft'],
  ])('with the status %s is %s', async (code, kind) => {
    expect((await readReport(report([status(`Action: failed\r\nStatus: ${code}`)]))).report?.kind).toBe(kind);
  });

  it('of another kind, such as a receipt, is none', async () => {
    const receipt = 'Content-Type: message/disposition-notification\r\n\r\nAction: failed\r\nStatus: 5.1.1';
    expect((await readReport(report([receipt], 'disposition-notification'))).report).toBeNull();
  });
});

describe('a report about a complaint', () => {
  const feedback = (type: string) =>
    report(
      [`Content-Type: message/feedback-report\r\n\r\nFeedback-Type: ${type}\r\nVersion: 1`],
      'feedback-report',
    );

  it.each(['abuse', 'fraud', 'opt-out', 'other', 'virus'])('of %s is one', async (type) => {
    expect((await readReport(feedback(type))).report).toEqual({ kind: 'complaint', status: '' });
  });

  it.each(['not-spam', 'Not-Spam', 'auth-failure'])('of %s is none: no reader complains', async (type) => {
    expect((await readReport(feedback(type))).report).toBeNull();
  });
});

describe('the return paths in a report', () => {
  it('are found in its headers and in the returned mail, in their order', async () => {
    const original = `Content-Type: message/rfc822\r\n\r\nReturn-Path: <bounce+12.${mac}@lap.example>`;
    const header = `\r\nX-Failed: bounce+3.${mac}@lap.example`;
    const { senders } = await readReport(report([original], 'delivery-status', header));
    expect(senders).toEqual([`7.${mac}`, `3.${mac}`, `12.${mac}`]);
  });

  it.each([
    ['a short signature', `bounce+1.${'c'.repeat(31)}@lap.example`],
    ['a long signature', `bounce+1.${'c'.repeat(33)}@lap.example`],
    ['no number', `bounce+.${mac}@lap.example`],
    ['a number that no database has', `bounce+${'1'.repeat(19)}.${mac}@lap.example`],
    ['another name', `returns+1.${mac}@lap.example`],
  ])('are none with %s', async (_what, address) => {
    expect((await readReport(`To: <${address}>\r\n\r\n`)).senders).toEqual([]);
  });
});
