/** Waits until every server answers with what was just published. */
import { setTimeout as pause } from 'node:timers/promises';
import { get } from './get.ts';

const patienceMs = 10_000;

/** @param since When it was committed; the time it took from then on is returned, in milliseconds. */
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
  while (performance.now() - since < patienceMs) {
    const { status, body } = await get(port, path);
    if (status === 200 && body.includes(text)) return;
    await pause(1);
  }
  throw new Error(`the server on port ${port} never showed '${text}'`);
}
