/** Waits until every server responds with what was just published. */
import { setTimeout as pause } from 'node:timers/promises';
import { get } from './get.ts';

const timeoutMs = 10_000;

/** @param since `performance.now()` at the commit; returns the milliseconds since then. */
export async function untilShownEverywhere(
  ports: readonly number[],
  path: string,
  text: string,
  since: number,
): Promise<number> {
  await Promise.all(ports.map((port) => untilShown(port, path, text, since)));
  return performance.now() - since;
}

async function untilShown(port: number, path: string, text: string, since: number): Promise<void> {
  while (performance.now() - since < timeoutMs) {
    const { status, body } = await get(port, path);
    if (status === 200 && body.includes(text)) return;
    await pause(1);
  }
  throw new Error(`the server on port ${port} never showed '${text}'`);
}
