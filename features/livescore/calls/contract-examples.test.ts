/** The addresses that `docs/contracts/livescore.md` gives as examples, with the results of the sandbox [FOOT-17]. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';

const server = withServer();

async function addresses(): Promise<string[]> {
  const contract = await readFile(new URL('../../../docs/contracts/livescore.md', import.meta.url), 'utf8');
  const quoted = [...contract.matchAll(/`([^`]+)`/g)].flatMap(([, text]) => text ?? []);
  return quoted.flatMap((text) => {
    if (/^\/livescore\/[^{]*\?[^{]*$/.test(text)) return [text];
    return /^(football|formula-1):\d[\d/]*$/.test(text) ? [`/api/livescore/all/${text}`] : [];
  });
}

it('answers every example of the contract with data', async () => {
  server.setTime('2026-11-29T12:00:00Z');
  const found = await addresses();
  expect(found.length).toBeGreaterThan(8);
  for (const address of found) {
    await expect.poll(async () => (await server.telex(address)).status, { message: address }).toBe(200);
    expect((await server.telex(address)).text.length, address).toBeGreaterThan(10);
  }
});
