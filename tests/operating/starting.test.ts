/** What an operator is told when a start cannot be: one sentence, and exit code 1. */
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '../database.ts';
import { dataFolder, runLapzarta } from '../lapzarta-process.ts';
import { editionFolder } from './edition-folder.ts';
import { withFolders } from './with-folders.ts';

const database = withDatabase();
const folders = withFolders();

const sound = () => ({
  PORT: '0',
  DATABASE_URL: database.url,
  ...folders.settings,
});

/** What it said, when it ended as it should: with code 1, without a stack. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  const paper = runLapzarta(['serve'], { ...sound(), ...settings });
  const { code } = await paper.exit;
  expect(code, paper.output()).toBe(1);
  expect(paper.complaints()).not.toMatch(/^\s+at |Error:/m);
  return paper.complaints().trim();
}

describe('a start that cannot be', () => {
  it('says that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await refusalOf({ PORT: port })).toBe(
      `Port ${port} is in use by another program. Stop it, or set PORT to another number.`,
    );
    other.close();
  });

  it('says that nobody answers at the address of the database', async () => {
    const said = await refusalOf({ DATABASE_URL: 'postgres://lapzarta:titok@127.0.0.1:9/lapzarta' });
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain('DATABASE_URL');
    expect(said).not.toContain('titok');
  });

  it('says every fault of the settings at once', async () => {
    const folders = { LAPZARTA_DATA: '/dev/null/data', LAPZARTA_EDITION: '/nincs' };
    const said = await refusalOf({
      PORT: 'sok',
      DATABASE_URL: 'mysql://localhost/a',
      LAPZARTA_CLOCK: 'ma',
      ...folders,
    });
    expect(said.split('\n')).toHaveLength(6);
    for (const name of ['PORT', 'DATABASE_URL', 'LAPZARTA_CLOCK', ...Object.keys(folders)])
      expect(said).toContain(name);
  });

  it('says what is wrong in the edition, and in which file', async () => {
    const broken = editionFolder();
    writeFileSync(join(broken.path, 'sites', 'g7.yaml'), 'slug: g7\npath: [\n');
    rmSync(join(broken.path, 'marks', 'after.svg'));
    const said = await refusalOf({ LAPZARTA_EDITION: broken.path });
    expect(said).toContain('g7.yaml');
    expect(said).toContain('after.svg');
    broken.remove();
  });

  it('says that there is no edition where it was told to look', async () => {
    const said = await refusalOf({ LAPZARTA_EDITION: join(folders.data, 'nincs') });
    expect(said).toContain(join(folders.data, 'nincs'));
  });

  it('says that the data folder is not a folder', async () => {
    const file = join(folders.data, 'file');
    writeFileSync(file, '');
    const { DATABASE_URL: _, ...embedded } = sound();
    const paper = runLapzarta(['serve'], { ...embedded, LAPZARTA_DATA: file });
    expect((await paper.exit).code, paper.output()).toBe(1);
    expect(paper.complaints().trim().split('\n')).toHaveLength(1);
    expect(paper.complaints()).toContain('LAPZARTA_DATA');
  });

  // Nothing is read-only for root.
  it.skipIf(process.getuid?.() === 0)('says that the data folder cannot be written', async () => {
    const folder = dataFolder();
    chmodSync(folder.path, 0o555);
    expect(await refusalOf({ LAPZARTA_DATA: folder.path })).toContain('LAPZARTA_DATA');
    chmodSync(folder.path, 0o755);
    folder.remove();
  });
});
