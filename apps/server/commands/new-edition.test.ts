/** A product without the folder `sample`, with an edition that `lapzarta new-edition` has written. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleExtension } from '#sample/extension.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { type TestServer, withServer } from '#tests/server.ts';
import { draftOf } from '#tests/stories.ts';
import { jobsOf } from '../program.ts';
import { jobRunnerFor } from '../work/start-jobs.ts';
import { createProgram } from './create-program.ts';
import { runProgram } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'lapzarta-new-edition-'));
const domain = 'szegedi.example';
let output = '';
const ended = await lapzarta('--name', 'Szegedi Hírek', '--domain', domain, '--sections', 'Belföld, Kultúra');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const server = withServer({ editionFolder: folder, isWithoutSample: true });
afterAll(() => rmSync(folder, { recursive: true }));

function lapzarta(...options: string[]): Promise<number> {
  return runQuietly(['new-edition', folder, ...options]);
}

async function runQuietly(command: string[]): Promise<number> {
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((text: string) => {
      output += text;
    }),
  );
  try {
    return await runProgram(createProgram(), command);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const open = (path: string) => server.telex(path, { host: domain });

const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:a|link|img|script) [^>]*(?:href|src)="([^"#]+)/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    ),
  ),
];

describe('a new edition', () => {
  beforeAll(() => server.context.content.writeEditionDocuments());

  it('has no sandbox and none of the demonstration’s names', () => {
    expect(ended).toBe(0);
    const texts = files
      .filter((name) => /\.(yaml|md)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    expect(texts).not.toMatch(/sandbox|sample|telex|lapzarta\.example|\.example(?<!szegedi\.example)/i);
    expect(server.edition.sample).toBe(false);
  });

  it('has no dead link on its front page, nor on the pages that this links', async () => {
    const front = await open('/');
    expect(front.status).toBe(200);
    const found = linksIn(front.text);
    expect(found).toEqual(
      expect.arrayContaining([
        '/legfrissebb',
        '/belfold',
        '/kultura',
        '/impresszum',
        '/dokumentum/adatkezeles',
      ]),
    );
    const own = found.filter((link) => link.startsWith('/'));
    const seen = new Map<string, number>();
    for (const link of own) {
      const page = await open(link);
      seen.set(link, page.status);
      if (!String(page.headers['content-type']).startsWith('text/html')) continue;
      for (const next of linksIn(page.text).filter((one) => one.startsWith('/') && !seen.has(one)))
        seen.set(next, (await open(next)).status);
    }
    expect(seen.size).toBeGreaterThan(15);
    expect([...seen].filter(([, status]) => status >= 400)).toEqual([]);
    // Nothing leads to another host: there are no invented accounts, shops or apps.
    expect(found.filter((link) => /^https?:/.test(link) && !link.includes(domain))).toEqual([]);
  });

  it('has a front page that fills itself', async () => {
    expect((await open('/')).text).toContain('Nincs még megjelent cikk');
    const site = 'szegedi-hirek';
    const { content } = server.context;
    const sections = await content.ensureSuperTags([{ slug: 'belfold', name: 'Belföld', site }]);
    const story = { slug: 'hid-a-tiszan', title: 'Híd a Tiszán', site };
    await content.save([draftOf({ ...story, mainSuperTagId: sections.get('belfold') ?? 0 })], 'create');
    await server.settled();
    expect(linksIn((await open('/')).text)).toContain('/belfold/2026/11/20/hid-a-tiszan');
  });

  it('has its imprint and privacy notice to fill in, and takes over what was filled in', async () => {
    expect((await open('/impresszum')).text).toContain('[székhely]');
    const stored = await server.context.content.document('impresszum');
    await server.context.content.writeEditionDocuments();
    expect((await server.context.content.document('impresszum'))?.updated_at).toEqual(stored?.updated_at);
  });

  it('lets readers sign in as soon as there is a mail server, and says so before', async () => {
    const page = await open('/tamogatas/belepes');
    expect(page.status).toBe(200);
    expect(server.takeLog()).toEqual([]);
  });

  it('asks for no support before the publisher has said how', async () => {
    expect((await open('/tamogatas')).status).toBe(404);
    expect((await open('/tamogatas/siker')).status).toBe(200);
  });

  it('runs each of its jobs without a failure', () => runAllJobs(server));

  it('is written into an empty folder only, and needs a name and a domain', async () => {
    expect(await runQuietly(['new-edition', join(folder, 'other')])).toBe(2);
    expect(output).toContain('--name and --domain');
    expect(await lapzarta('--name', 'A', '--domain', 'a.example')).toBe(1);
    expect(output).toContain('has files already');
  });

  it('is asked for at a terminal, with usual answers for what is left empty', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const answers = ['Kérdezett Lap', 'kerdezett.example', '', '', 'Helyben, Sport'];
    const asked: string[] = [];
    const spies = [
      vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin as never),
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
        asked.push(String(text));
        setImmediate(() => stdin.write(`${answers[asked.length - 1] ?? ''}\n`));
        return true;
      }),
    ];
    const own = join(folder, 'asked');
    const code = await runQuietly(['new-edition', own]).finally(() => {
      for (const spy of spies) spy.mockRestore();
    });
    expect(code, output).toBe(0);
    expect(asked).toEqual([
      'Name: ',
      'Domain, such as lap.example: ',
      'Language: hu or en (hu): ',
      'Currency: HUF or RON (HUF): ',
      expect.stringMatching(/^Sections, with commas between \(.+\): $/),
    ]);
    const edition = await loadTestEdition(own);
    expect(edition.sites).toMatchObject([
      { name: 'Kérdezett Lap', domains: ['kerdezett.example'], currency: 'HUF' },
    ]);
    expect(edition.sections.map(({ pattern }) => pattern)).toEqual(
      expect.arrayContaining(['/helyben', '/sport']),
    );
  });

  it('gets no stories of the demonstration', async () => {
    await sampleExtension.fillEmptyDatabase(server.context, () => undefined);
    const titles = await server.database.db.selectFrom('articles').select('title').execute();
    expect(titles).toHaveLength(1);
  });
});

describe('the demonstration’s edition without the folder sample', () => {
  const demonstration = withServer({ isWithoutSample: true });

  beforeAll(() => demonstration.context.content.writeEditionDocuments());

  it('starts, with no page that fails and no dead link on its front page', async () => {
    const front = await demonstration.telex('/');
    const found = linksIn(front.text).filter((link) => link.startsWith('/'));
    const statuses = await Promise.all(
      [...found, '/tamogatas/belepes', '/arfolyam'].map(
        async (link) => [link, (await demonstration.telex(link)).status] as const,
      ),
    );
    expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
    expect((await demonstration.telex('/rovat/sport/foci')).status).toBeLessThan(500);
  });

  it('runs each of its jobs without a failure', () => runAllJobs(demonstration));
});

async function runAllJobs({ context, takeLog }: TestServer): Promise<void> {
  const runner = jobRunnerFor(context);
  await runner.syncSchedule();
  const names = jobsOf(context).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect([name, (await runner.runNow(name)).kind]).toEqual([name, 'done']);
  expect(takeLog()).toEqual([]);
}
