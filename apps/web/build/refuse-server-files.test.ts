import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseServerFiles } from './refuse-server-files.ts';

const serverFiles = ['queries.server.ts', 'front.page.ts', 'quiz.call.ts'];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lapzarta-'));
  for (const file of serverFiles) {
    await writeFile(join(folder, file), 'export const secret = 1;');
    await writeFile(
      join(folder, importerOf(file)),
      `import { secret } from './${file}';\nconsole.log(secret);`,
    );
  }
  await writeFile(join(folder, 'clean.ts'), 'console.log(1);');
});

afterAll(() => rm(folder, { recursive: true }));

describe('the client build', () => {
  it.each(serverFiles)('fails when it includes %s, and names the importing file', async (file) => {
    await expect(bundle(importerOf(file))).rejects.toThrow(`./${file}, imported by`);
    await expect(bundle(importerOf(file))).rejects.toThrow(importerOf(file));
  });

  it('succeeds without server files', async () => {
    await expect(bundle('clean.ts')).resolves.toBeDefined();
  });
});

/** Not the name of a server file itself. */
function importerOf(file: string): string {
  return `leaky-${file.replaceAll('.', '-')}.ts`;
}

function bundle(entry: string) {
  return build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [refuseServerFiles()],
    build: { write: false, rolldownOptions: { input: join(folder, entry) } },
  });
}
