/**
 * Tests the examples of the guides: a YAML block is added to the named file in a copy of the edition, or replaces it when
 * it is marked as the whole file; a block marked `run` is run on a separate database; a block of code is the whole file
 * of the tests that it names. Any other block must give the reason why it is not run.
 */

import { appendFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '#apps/server/commands/create-program.ts';
import { sampleExtension } from '#sample/extension.ts';
import { withEmptyDatabase } from '../database.ts';
import { loadTestEdition } from '../edition.ts';
import { runLapzarta } from '../lapzarta-process.ts';
import { withFolders } from './with-folders.ts';

const root = join(import.meta.dirname, '../..');
const guides = globSync('docs/guides/*.md', { cwd: root }).toSorted();
const folders = withFolders();
const database = withEmptyDatabase();
const edition = folders.settings.LAPZARTA_EDITION;

interface Block {
  guide: string;
  language: string;
  mark: string;
  text: string;
}

const blocks: Block[] = guides.flatMap((guide) =>
  [...readFileSync(join(root, guide), 'utf8').matchAll(/^ *```(\w+) *(.*)\n([\s\S]*?)^ *```$/gm)].map(
    ([, language = '', mark = '', text = '']) => ({ guide: basename(guide), language, mark, text }),
  ),
);

const wholeFile = ' (whole file)';

const commandsIn = (text: string): string[][] =>
  [...text.matchAll(/lapzarta -- (.+)/g)].map(([, line = '']) => argumentsOf(line));

/** Splits a line into arguments as a shell does. */
function argumentsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

async function lapzarta(args: string[]): Promise<void> {
  const placed = args.map((one) =>
    one.endsWith('.tar') || one.startsWith('/srv/') ? join(folders.data, basename(one)) : one,
  );
  const command = runLapzarta(placed, { DATABASE_URL: database, ...folders.settings });
  expect((await command.exit).code, command.output()).toBe(0);
}

it('finds the guides and their examples', () => {
  expect(blocks.filter(({ mark }) => mark === 'run').length).toBeGreaterThan(3);
  expect(blocks.filter(({ mark }) => mark.startsWith('edition/')).length).toBeGreaterThan(0);
});

it.each(blocks)(
  '$guide: the $language block is marked as a file, to run, or with a reason not to run: $mark',
  ({ language, mark, text }) => {
    if (mark === 'run') {
      expect(language).toBe('sh');
      expect(commandsIn(text)).toHaveLength(text.trim().split('\n').length);
    } else if (mark.startsWith('tests/')) expect(text).toBe(readFileSync(join(root, mark), 'utf8'));
    else if (!mark.startsWith('edition/')) expect(mark).toMatch(/^"not run: .+"$/);
  },
);

describe('the examples of the guides', { timeout: 300_000 }, () => {
  beforeAll(() => lapzarta(['migrate']), 120_000);

  it.each(blocks.filter(({ mark }) => mark.startsWith('edition/')))(
    '$guide: an edition with $mark loads',
    async ({ mark, text }) => {
      const file = join(edition, mark.slice('edition/'.length).replace(wholeFile, ''));
      const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      if (mark.endsWith(wholeFile)) writeFileSync(file, text);
      else appendFileSync(file, text);
      try {
        await loadTestEdition(edition);
      } finally {
        if (before === undefined) rmSync(file);
        else writeFileSync(file, before);
      }
    },
  );

  it.each(blocks.filter(({ mark }) => mark === 'run'))('$guide: $text runs', async ({ text }) => {
    for (const args of commandsIn(text)) await lapzarta(args);
    await loadTestEdition(edition);
  });
});

it.each(guides)('%s names only existing commands', (guide) => {
  const program = createProgram();
  sampleExtension.addCommands(program);
  const text = readFileSync(join(root, guide), 'utf8');
  for (const [, line = ''] of text.matchAll(/`(?:npm run --silent )?lapzarta (?:-- )?([a-z][^`]*)`/g)) {
    const [name = '', child = ''] = line.split(/\s+/);
    const command = program.commands.find((one) => one.name() === name);
    expect(command, line).toBeDefined();
    if (command && command.commands.length > 0 && child !== '')
      expect(
        command.commands.map((one) => one.name()),
        line,
      ).toContain(child);
  }
});
