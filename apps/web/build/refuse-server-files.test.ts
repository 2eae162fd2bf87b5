import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseServerFiles } from './refuse-server-files.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lapzarta-'));
  await writeFile(join(folder, 'queries.server.ts'), 'export const secret = 1;');
  await writeFile(
    join(folder, 'leaky.ts'),
    "import { secret } from './queries.server.ts';\nconsole.log(secret);",
  );
  await writeFile(join(folder, 'clean.ts'), 'console.log(1);');
});

afterAll(() => rm(folder, { recursive: true }));

describe('the browser’s build', () => {
  it('stops when a server file could reach a browser, and names the file that let it in', async () => {
    await expect(bundle('leaky.ts')).rejects.toThrow(/queries\.server\.ts/);
    await expect(bundle('leaky.ts')).rejects.toThrow(/leaky\.ts/);
  });

  it('lets everything else through', async () => {
    await expect(bundle('clean.ts')).resolves.toBeDefined();
  });
});

function bundle(entry: string) {
  return build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [refuseServerFiles()],
    build: { write: false, rolldownOptions: { input: join(folder, entry) } },
  });
}
