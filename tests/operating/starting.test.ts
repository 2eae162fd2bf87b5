/** A failed start prints one sentence for the operator and exits with 1. */
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

const validSettings = () => ({
  PORT: '0',
  DATABASE_URL: database.url,
  ...folders.settings,
});

/** Returns the error output of a start that fails with exit code 1 and without a stack. */
async function errorOutputOf(settings: Record<string, string>): Promise<string> {
  const program = runLapzarta(['serve'], { ...validSettings(), ...settings });
  const { code } = await program.exit;
  expect(code, program.output()).toBe(1);
  expect(program.stderr()).not.toMatch(/^\s+at |Error:/m);
  return program.stderr().trim();
}

describe('a failed start', () => {
  it('reports that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await errorOutputOf({ PORT: port })).toBe(
      `Port ${port} is in use by another program. Stop it, or set PORT to another number.`,
    );
    other.close();
  });

  it('reports that the database does not respond', async () => {
    const output = await errorOutputOf({ DATABASE_URL: 'postgres://lapzarta:titok@127.0.0.1:9/lapzarta' });
    expect(output.split('\n')).toHaveLength(1);
    expect(output).toContain('DATABASE_URL');
    expect(output).not.toContain('titok');
  });

  it('reports all faults of the settings at once', async () => {
    const folders = { LAPZARTA_DATA: '/dev/null/data', LAPZARTA_EDITION: '/nincs' };
    const output = await errorOutputOf({
      PORT: 'sok',
      DATABASE_URL: 'mysql://localhost/a',
      LAPZARTA_CLOCK: 'ma',
      ...folders,
    });
    expect(output.split('\n')).toHaveLength(6);
    for (const name of ['PORT', 'DATABASE_URL', 'LAPZARTA_CLOCK', ...Object.keys(folders)])
      expect(output).toContain(name);
  });

  it('reports the faults of the edition, with their files', async () => {
    const broken = editionFolder();
    writeFileSync(join(broken.path, 'sites', 'g7.yaml'), 'slug: g7\npath: [\n');
    rmSync(join(broken.path, 'marks', 'after.svg'));
    const output = await errorOutputOf({ LAPZARTA_EDITION: broken.path });
    expect(output).toContain('g7.yaml');
    expect(output).toContain('after.svg');
    broken.remove();
  });

  it("reports that the edition's folder does not exist", async () => {
    const output = await errorOutputOf({ LAPZARTA_EDITION: join(folders.data, 'nincs') });
    expect(output).toContain(join(folders.data, 'nincs'));
  });

  it('reports that the data folder is not a folder', async () => {
    const file = join(folders.data, 'file');
    writeFileSync(file, '');
    const { DATABASE_URL: _, ...embedded } = validSettings();
    const program = runLapzarta(['serve'], { ...embedded, LAPZARTA_DATA: file });
    expect((await program.exit).code, program.output()).toBe(1);
    expect(program.stderr().trim().split('\n')).toHaveLength(1);
    expect(program.stderr()).toContain('LAPZARTA_DATA');
  });

  // Root can write to read-only folders.
  it.skipIf(process.getuid?.() === 0)('reports that the data folder is not writable', async () => {
    const folder = dataFolder();
    chmodSync(folder.path, 0o555);
    expect(await errorOutputOf({ LAPZARTA_DATA: folder.path })).toContain('LAPZARTA_DATA');
    chmodSync(folder.path, 0o755);
    folder.remove();
  });
});
