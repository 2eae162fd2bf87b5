/** Several servers started at once from one checkout: one of them prepares it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const module = pathToFileURL(join(import.meta.dirname, 'alone.mjs')).href;

let folder: string;
/** By all processes of a test. */
let printed: string;
beforeEach(async () => {
  printed = '';
  folder = await mkdtemp(join(tmpdir(), 'lapzarta-alone-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that prepares the folder: its work writes a line at its begin and end, and takes 300 ms. */
async function prepare(ending = ''): Promise<number | null> {
  const program = `
    import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
    import { alone } from ${JSON.stringify(module)};
    const log = (line) => appendFileSync('log', line + '\\n');
    await alone(() => existsSync('done'), async () => {
      log('begin');
      await new Promise((resolve) => setTimeout(resolve, 300));
      ${ending}
      writeFileSync('done', '');
      log('end');
    }, { out: process.stdout, folder: process.cwd() });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return code;
}

const log = async () => (await readFile(join(folder, 'log'), 'utf8')).trim().split('\n');
const lock = () => join(folder, '.preparing');

describe('work in a folder', () => {
  it('is done once by four processes that start together, and the others wait for it', {
    timeout: 60_000,
  }, async () => {
    // The work ends only after another process was seen to wait, however slowly they start.
    const work = "while (!existsSync('go')) await new Promise((resolve) => setTimeout(resolve, 20));";
    const prepared = Promise.all(Array.from({ length: 4 }, () => prepare(work)));
    await expect
      .poll(() => printed, { timeout: 30_000 })
      .toContain('Waiting for another process that prepares this folder');
    await writeFile(join(folder, 'go'), '');
    expect(await prepared).toEqual([0, 0, 0, 0]);
    expect(await log()).toEqual(['begin', 'end']);
    expect((await readdir(folder)).toSorted()).toEqual(['done', 'go', 'log']);
  });

  it('that fails is repeated by the next process', async () => {
    expect(await prepare('throw new Error("no space");')).toBe(1);
    expect(existsSync(lock())).toBe(false);
    expect(await prepare()).toBe(0);
    expect(await log()).toEqual(['begin', 'begin', 'end']);
  });

  it('goes on after a process was killed in the middle', async () => {
    expect(await prepare('process.kill(process.pid, "SIGKILL");')).toBeNull();
    expect(existsSync(lock())).toBe(true);
    expect(await Promise.all([prepare(), prepare()])).toEqual([0, 0]);
    expect(await log()).toEqual(['begin', 'begin', 'end']);
    expect((await readdir(folder)).toSorted()).toEqual(['done', 'log']);
  });

  it('that is done meanwhile is not waited for any longer, whoever has the lock', async () => {
    await writeFile(lock(), String(process.pid));
    const preparing = prepare();
    await expect.poll(() => readdir(folder)).toContain('.preparing');
    await writeFile(join(folder, 'done'), '');
    expect(await preparing).toBe(0);
    expect(existsSync(lock())).toBe(true);
  });

  it('is not held up by a lock of long ago whose number another process has now', async () => {
    await writeFile(lock(), String(process.pid));
    const longAgo = new Date(Date.now() - 3_600_000);
    await utimes(lock(), longAgo, longAgo);
    expect(await prepare()).toBe(0);
    expect(await log()).toEqual(['begin', 'end']);
  });
});
