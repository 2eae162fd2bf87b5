/**
 * The sandbox of the payment gateways is one for all processes with a data folder: it holds the payments in memory, and
 * a command that opened another one would find none of them. The server's process writes down where it listens.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenSandbox } from '#platform/http/outgoing/open-sandbox.ts';

interface PaymentSandboxNeeds {
  openSandbox: OpenSandbox;
  dataFolder: string;
  /** The process stays, so that others may use its sandbox. */
  isServer: boolean;
}

export function paymentSandbox({ openSandbox, dataFolder, isServer }: PaymentSandboxNeeds): OpenSandbox {
  const file = join(dataFolder, 'payment-sandbox.txt');
  return async (needs) => {
    const running = await runningOrigin(file);
    if (running !== null) return { origin: running, isOfAnotherProcess: true, close: async () => undefined };
    const own = await openSandbox(needs);
    if (!isServer) return own;
    await mkdir(dataFolder, { recursive: true });
    await writeFile(file, own.origin);
    return {
      ...own,
      async close() {
        if ((await written(file)) === own.origin) await rm(file, { force: true });
        await own.close();
      },
    };
  };
}

/** Null where none was written down, or its process has ended. */
async function runningOrigin(file: string): Promise<string | null> {
  const origin = await written(file);
  if (!/^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(origin)) return null;
  try {
    const { ok } = await fetch(`${origin}/simplepay/ledger`, { signal: AbortSignal.timeout(1_000) });
    return ok ? origin : null;
  } catch {
    // Its process was killed, and took the payments along.
    return null;
  }
}

async function written(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
