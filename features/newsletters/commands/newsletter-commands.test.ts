/** `lapzarta newsletter …` without a database: files of subscribers, drafts, reports, and what is refused. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { loadTestEdition } from '#tests/edition.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';
import { addNewsletterCommands } from './newsletter-commands.server.ts';

let edition: Edition;
let folder = '';
let canSend = false;
beforeAll(async () => {
  edition = await loadTestEdition();
  folder = await mkdtemp(join(tmpdir(), 'lapzarta-newsletter-'));
});
afterAll(() => rm(folder, { recursive: true }));

const newsletters = {
  importSubscribers: vi.fn<NewslettersFeature['importSubscribers']>(),
  subscribers: vi.fn<NewslettersFeature['subscribers']>(),
  unblock: vi.fn<NewslettersFeature['unblock']>(),
  draft: vi.fn<NewslettersFeature['draft']>(),
  saveDraft: vi.fn<NewslettersFeature['saveDraft']>(),
  status: vi.fn<NewslettersFeature['status']>(),
  resume: vi.fn<NewslettersFeature['resume']>(),
  makeIssue: vi.fn<NewslettersFeature['makeIssue']>(),
  recentIssues: vi.fn<NewslettersFeature['recentIssues']>(),
  recordReport: vi.fn<NewslettersFeature['recordReport']>(),
};
const printed = vi.fn<typeof console.log>();

beforeEach(() => {
  for (const act of Object.values(newsletters)) act.mockReset();
  newsletters.importSubscribers.mockResolvedValue({
    added: 1,
    known: 2,
    suppressed: 3,
    notSupporting: 0,
    invalid: 4,
  });
  newsletters.draft.mockResolvedValue(null);
  vi.spyOn(console, 'log').mockImplementation(printed.mockReset());
});
afterEach(() => vi.restoreAllMocks());

async function run(...args: string[]): Promise<void> {
  const content = { versionOf: async (slug: string) => (slug === 'hid-epul' ? { id: 12 } : null) };
  const context = {
    edition,
    newsletters,
    content,
    messages: { canSend },
    clock: fixedClock('2026-11-21T08:00:00Z'),
  };
  const program = new Command();
  // Only what these commands call is there.
  addNewsletterCommands(program, (_name, act) => act(context as never));
  const levels = program.commands.flatMap((one) => [one, ...one.commands]);
  for (const command of levels.flatMap((one) => [one, ...one.commands]))
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  await program.parseAsync(['newsletter', ...args], { from: 'user' });
}

async function fileWith(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

describe('newsletter subscribers', () => {
  const importOf = async (text: string) => {
    const path = await fileWith('lista.csv', text);
    await run('subscribers', 'import', 'reggeli', path, '--consent', 'papíron, 2020');
    return newsletters.importSubscribers.mock.lastCall;
  };

  it('import reads lines of spreadsheets, with or without names, quotes and a byte order mark', async () => {
    const lines = ['\ufeffa@example.hu', 'b@example.hu;Éva;Kis', '', '"c@example.hu", "Bé ""Z""" ,Nagy\t'];
    const call = await importOf(lines.join('\r\n'));
    expect(call?.[0].code).toBe('reggeli');
    expect(call?.[1]).toEqual([
      { email: 'a@example.hu', firstName: '', lastName: '' },
      { email: 'b@example.hu', firstName: 'Éva', lastName: 'Kis' },
      { email: 'c@example.hu', firstName: 'Bé "Z"', lastName: 'Nagy' },
    ]);
    expect(call?.[2]).toBe('papíron, 2020');
    expect(printed.mock.lastCall?.[0]).toBe(
      'Added 1; 2 were subscribed, 3 had left or bounced, 4 are no addresses.',
    );
  });

  it('import needs the words of the consent, a known list and a file', async () => {
    const path = await fileWith('lista.csv', 'a@example.hu');
    await expect(run('subscribers', 'import', 'reggeli', path)).rejects.toThrow('--consent');
    const consent = ['--consent', 'igen'];
    await expect(run('subscribers', 'import', 'nincs', path, ...consent)).rejects.toThrow(OperatorError);
    await expect(run('subscribers', 'import', 'reggeli', `${path}x`, ...consent)).rejects.toThrow(
      `The file ${path}x cannot be read.`,
    );
    expect(newsletters.importSubscribers).not.toHaveBeenCalled();
  });

  it('export asks page by page, and writes no formula for a spreadsheet', async () => {
    const row = (id: number, firstName: string, lastName = '') => ({
      id,
      email: `a${id}@example.hu`,
      firstName,
      lastName,
      since: new Date(0),
      blockedFor: null,
      softBounces: 0,
    });
    const full = Array.from({ length: 5_000 }, (_, at) => row(at + 1, 'Éva'));
    const rest = [row(7_001, '=1+1'), row(7_002, 'A "B"', 'Kis, Nagy')];
    newsletters.subscribers.mockImplementation(async (_list, after) => (after === 0 ? full : rest));
    await run('subscribers', 'export', 'reggeli');
    expect(newsletters.subscribers.mock.calls.map(([, after]) => after)).toEqual([0, 5_000]);
    const lines = String(printed.mock.lastCall?.[0]).split('\n');
    expect(lines).toHaveLength(5_002);
    expect(lines.slice(-2)).toEqual(["a7001@example.hu,'=1+1,", 'a7002@example.hu,"A ""B""","Kis, Nagy"']);
  });

  it('unblock takes an address in any spelling, and says when nothing was blocked', async () => {
    newsletters.unblock.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    await run('unblock', ' Eva@Example.HU ');
    expect(newsletters.unblock).toHaveBeenCalledWith('eva@example.hu');
    await expect(run('unblock', 'eva@example.hu')).rejects.toThrow('This address is not blocked.');
  });
});

describe('newsletter prepare', () => {
  it('takes stories by their numbers and slugs, in the order given', async () => {
    await run('prepare', 'reggeli', '--stories', '31, hid-epul ,7');
    expect(newsletters.saveDraft).toHaveBeenCalledExactlyOnceWith('reggeli', {
      subject: '',
      words: '',
      articles: [31, 12, 7],
    });
  });

  it('changes only what it is told, and nothing when a story does not exist', async () => {
    newsletters.draft.mockResolvedValue({ subject: 'Régi', words: 'Szavak.', articles: [5] });
    await run('prepare', 'reggeli', '--subject', '');
    expect(newsletters.saveDraft.mock.lastCall?.[1]).toEqual({
      subject: '',
      words: 'Szavak.',
      articles: [5],
    });
    await expect(run('prepare', 'reggeli', '--stories', '5,nincs')).rejects.toThrow(
      "There is no story 'nincs'.",
    );
    expect(newsletters.saveDraft).toHaveBeenCalledTimes(1);
  });
});

describe('newsletter bounces', () => {
  it('reads one report, or the new and read ones of a maildir, and counts the outcomes', async () => {
    newsletters.recordReport.mockImplementation(async (source) =>
      source.toString() === 'hard' ? 'hard' : 'no-report',
    );
    for (const name of ['new', 'cur', 'tmp']) await mkdir(join(folder, 'posta', name), { recursive: true });
    await fileWith('posta/new/1', 'hard');
    await fileWith('posta/cur/2', 'hard');
    await fileWith('posta/cur/3', 'levél');
    await fileWith(join('posta', 'tmp', '4'), 'hard');
    await run('bounces', join(folder, 'posta'));
    expect(String(printed.mock.lastCall?.[0]).split('\n').toSorted()).toEqual(['hard: 2', 'no-report: 1']);
    await run('bounces', join(folder, 'posta/new/1'));
    expect(printed.mock.lastCall?.[0]).toBe('hard: 1');
    await expect(run('bounces', join(folder, 'nincs'))).rejects.toThrow('There is no ');
  });
});

describe('newsletter status and resume', () => {
  it('explain uncertain mails, and refuse what is no number of an issue', async () => {
    newsletters.status.mockResolvedValue({
      id: 4,
      list: 'reggeli',
      slug: '2026-11-21',
      subject: 'Hírek',
      state: 'stopped',
      slot: null,
      reason: 'the mail server refused with 554',
      createdAt: new Date(0),
      finishedAt: null,
      recipients: { pending: 3, leased: 2, sent: 9, uncertain: 1 },
      bounces: { hard: 1, soft: 0, complaint: 0 },
    });
    await run('status', '4');
    expect(printed.mock.lastCall?.[0]).toContain(
      'reggeli 2026-11-21: stopped (the mail server refused with 554)\nsent 9, waiting 5, uncertain 1,',
    );
    expect(printed.mock.lastCall?.[0]).toContain('`resume --uncertain` sends them again');
    for (const text of ['', '4x', '1.5', '12345678901'])
      await expect(run('status', text)).rejects.toThrow('not the number of an issue');
  });

  it('send uncertain ones again only on request', async () => {
    newsletters.resume.mockResolvedValueOnce(0).mockResolvedValueOnce(2).mockResolvedValueOnce(null);
    await run('resume', '4');
    await run('resume', '4', '--uncertain');
    expect(newsletters.resume.mock.calls.map(([, options]) => options)).toEqual([
      { sendsUncertainAgain: false },
      { sendsUncertainAgain: true },
    ]);
    await expect(run('resume', '4')).rejects.toThrow('The issue 4 is neither paused nor stopped.');
  });

  it('send makes no second issue within twelve hours, unless it is told to [S49]', async () => {
    const issue = { id: 7, list: 'reggeli', slug: '2026-11-21', subject: 'Jó reggelt' };
    const summary = { ...issue, state: 'sent' as const, reason: '', slot: null, finishedAt: null };
    newsletters.makeIssue.mockResolvedValue({ ...issue, kind: 'made', recipients: 3, bytes: 1000 });
    const createdAt = (hour: string) => new Date(`2026-11-${hour}:00:00Z`);
    canSend = true;
    try {
      newsletters.recentIssues.mockResolvedValue([{ ...summary, createdAt: createdAt('21T07') }]);
      await expect(run('send', 'reggeli')).rejects.toThrow(/Issue 7 of reggeli.*Jó reggelt\n.*--again/);
      expect(newsletters.makeIssue).not.toHaveBeenCalled();
      await run('send', 'reggeli', '--again');
      newsletters.recentIssues.mockResolvedValue([{ ...summary, createdAt: createdAt('20T07') }]);
      await run('send', 'reggeli');
      expect(newsletters.makeIssue).toHaveBeenCalledTimes(2);
    } finally {
      canSend = false;
    }
  });

  it('make no issue and send no test without a mail server', async () => {
    await expect(run('send', 'reggeli')).rejects.toThrow('There is no mail server');
    await expect(run('test', 'reggeli', 'eva@example.hu')).rejects.toThrow('There is no mail server');
    await expect(run('test', 'reggeli', 'nem cím')).rejects.toThrow('not a mail address');
    expect(newsletters.makeIssue).not.toHaveBeenCalled();
  });
});
