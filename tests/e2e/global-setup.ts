/** Playwright's global setup: a server with the sample edition, at a fixed time, with a temporary data folder. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { dataFolder, type LapzartaProcess, runLapzarta, runScript } from '../lapzarta-process.ts';

/** Environment variable that passes the server's address to the worker processes. */
export const addressVariable = 'LAPZARTA_E2E_ADDRESS';
/** Environment variable with the data folder, for a second server. */
export const dataVariable = 'LAPZARTA_E2E_DATA';
/** Environment variable with the address of the process that invites members, see `invitations.ts`. */
export const invitationsVariable = 'LAPZARTA_E2E_INVITATIONS';
/** Environment variable with the examples of all pages, as JSON. */
export const examplesVariable = 'LAPZARTA_E2E_EXAMPLES';

const stopTimeoutMs = 10_000;

export default async function startServer(): Promise<() => Promise<void>> {
  const folder = dataFolder();
  const server = runLapzarta(['serve'], {
    PORT: '0',
    LAPZARTA_DATA: folder.path,
    LAPZARTA_CLOCK: '2026-11-21T09:00:00+01:00',
  });
  process.env[addressVariable] = await server.address;
  process.env[dataVariable] = folder.path;
  process.env[examplesVariable] = readExamples();
  const invitations = runScript('tests/e2e/invitations.ts', [], { LAPZARTA_DATA: folder.path });
  process.env[invitationsVariable] = await firstLineOf(invitations);

  return async function stopServer() {
    invitations.send('SIGTERM');
    await invitations.exit;
    const began = performance.now();
    server.send('SIGTERM');
    const killing = setTimeout(() => server.send('SIGKILL'), 2 * stopTimeoutMs);
    const { code } = await server.exit.finally(() => clearTimeout(killing));
    const took = performance.now() - began;
    folder.remove();
    if (code !== 0 || took > stopTimeoutMs) {
      throw new Error(`The server ended with ${code} after ${Math.round(took)} ms:\n${server.output()}`);
    }
  };
}

async function firstLineOf(program: LapzartaProcess): Promise<string> {
  let hasEnded = false;
  void program.exit.then(() => {
    hasEnded = true;
  });
  while (!program.stdout().includes('\n')) {
    if (hasEnded) throw new Error(`A program ended before it was ready:\n${program.output()}`);
    await delay(50);
  }
  return program.stdout().split('\n')[0] ?? '';
}

/** By a program of its own: Playwright cannot load the product's modules. */
export function readExamples(): string {
  const program = join(import.meta.dirname, 'sample-examples.ts');
  return execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    encoding: 'utf8',
  });
}
