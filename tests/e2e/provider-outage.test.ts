/**
 * A match that is followed in the browser while the provider is stopped and started again: the sandbox is a process of
 * its own. The clocks of both go six times as fast, because the page says after three minutes that its data are old.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFolder, type LapzartaProcess, runLapzarta } from '../lapzarta-process.ts';
import { editionFolder } from '../operating/edition-folder.ts';
import { expect, test } from './strict-test.ts';

const path = '/rovat/sport/foci?liga=4&szezon=2024&meccs=2024002';
const fast = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'fast-clock.ts')).href}`,
};
const folders: { remove(): void }[] = [];
const running: LapzartaProcess[] = [];

test.afterAll(async () => {
  for (const program of running.toReversed()) await stop(program);
  for (const folder of folders) folder.remove();
});

async function stop(program: LapzartaProcess): Promise<void> {
  program.send('SIGTERM');
  await program.exit;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

function startSandbox(port: number, at: string): LapzartaProcess {
  const services = ['football', 'formula1', 'pictures'];
  const program = runLapzarta(['sandbox', ...services, '--port', String(port), '--at', at], fast);
  running.push(program);
  return program;
}

/** A server whose football comes from this port. */
async function startServer(port: number): Promise<string> {
  const edition = editionFolder();
  const data = dataFolder();
  folders.push(edition, data);
  const file = join(edition.path, 'edition.yaml');
  const text = readFileSync(file, 'utf8');
  const own = text.replace('football: sandbox,', `football: "http://127.0.0.1:${port}/football",`);
  if (own === text) throw new Error('the edition names its source of football in another way');
  writeFileSync(file, own);
  const server = runLapzarta(['serve'], {
    ...fast,
    LAPZARTA_DATA: data.path,
    LAPZARTA_EDITION: edition.path,
    PORT: '0',
    APISPORTS_KEY: 'proba0123456789proba0123456789ab',
  });
  running.push(server);
  return server.address;
}

test('when the provider stops in the middle, the page stays, says how old it is, and goes on when it is back [FOOT-11] [FOOT-16]', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const sandbox = startSandbox(port, '2024-06-15T15:14:00+02:00');
  const address = new URL(path, await startServer(port)).href;
  await expect(async () => {
    expect(await (await request.get(address)).text()).toContain('perc');
  }).toPass({ timeout: 90_000 });

  await page.goto(address);
  const board = page.locator('[data-id=foci]');
  const old = board.getByText('óta nem frissültek').first();
  await expect(board.locator('[data-ready]')).toBeVisible();
  const score = board.locator('[data-match-part=score]');
  await expect(score).toHaveText('0–1');
  await expect(old).toBeHidden();
  // The page is never loaded again: a mark of the test stays on it.
  await page.evaluate(() => document.documentElement.setAttribute('data-first-load', ''));

  await stop(sandbox);
  await expect(old).toBeVisible({ timeout: 300_000 });
  await expect(old).toContainText(/adatok,? .*\d{1,2}:\d\d óta nem frissültek\./);
  await expect(score).toHaveText('0–1');
  expect((await request.get(address)).status()).toBe(200);

  startSandbox(port, '2024-06-15T15:50:00+02:00');
  await expect(score).toHaveText('0–2', { timeout: 180_000 });
  await expect(old).toBeHidden({ timeout: 60_000 });
  await expect(page.locator('html[data-first-load]')).toHaveCount(1);
});
