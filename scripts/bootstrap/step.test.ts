import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

/** Three steps, each of which waits for a line of input; the last line goes to standard error. */
const program = `
  import { once } from 'node:events';
  import { main, step } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'step.mjs')).href)};
  await main(async () => {
    for (const name of ['one', 'two', 'three']) await step(name, () => once(process.stdin, 'data'));
    console.error('done');
    return 7;
  });
  process.exit();
`;

it('continues its work after the reader of its output has closed the pipe', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  // The program ends while we still write.
  child.stdin.on('error', () => undefined);
  const telling = setInterval(() => child.stdin.write('go on\n'), 50);
  const [code] = await once(child, 'close');
  clearInterval(telling);
  expect(complaints).toBe('done\n');
  expect(code).toBe(7);
});
