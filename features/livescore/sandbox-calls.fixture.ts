/** The requests that a sandbox received, and its switches. */
import { z } from 'zod';
import type { Sport } from './livescore-setting.ts';

export async function callsOf(origin: string, sport: Sport = 'football'): Promise<string[]> {
  const answer = await fetch(`${origin}/${sport}/calls`);
  return z.array(z.string()).parse(await answer.json());
}

export async function switchSandbox(
  origin: string,
  switches: object,
  sport: Sport = 'football',
): Promise<void> {
  await fetch(`${origin}/${sport}/switches`, { method: 'POST', body: JSON.stringify(switches) });
}
