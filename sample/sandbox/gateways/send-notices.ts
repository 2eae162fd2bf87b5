/** Sends notices, and sends them again until they are confirmed, as the switches say. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Switches } from './gateway-switches.ts';

export interface Notice {
  body: string;
  headers: Record<string, string>;
}

export interface NoticeSet {
  url: string;
  /** The notice of the present state. */
  current: () => Notice;
  /** An older one, which says that nothing is paid yet; null for a gateway whose notices say nothing. */
  older: (() => Notice) | null;
  forged: () => Notice;
  /** Whether the merchant's answer confirms it. */
  isConfirmed(status: number, body: string, headers: Headers): boolean;
  /** Seconds after the first attempt. */
  repeats: readonly number[];
}

/** How often each was sent, for tests. */
export interface NoticeCounts {
  sent: number;
  confirmed: number;
}

export async function sendNotices(
  { url, current, older, forged, isConfirmed, repeats }: NoticeSet,
  { notice: mode, lateMs, secondMs }: Switches,
  counts: NoticeCounts,
): Promise<void> {
  if (url === '' || mode === 'lost') return;
  if (mode === 'late') await pause(lateMs, undefined, { ref: false });
  if (mode === 'forged') {
    await post(url, forged(), counts);
    return;
  }
  const times = mode === 'duplicate' ? 3 : 1;
  const results = await Promise.all(Array.from({ length: times }, () => attempt()));
  if (mode === 'reordered' && older) await post(url, older(), counts);
  let waited = 0;
  for (const at of results.some(Boolean) ? [] : repeats) {
    await pause((at - waited) * secondMs, undefined, { ref: false });
    waited = at;
    if (await attempt()) break;
  }

  async function attempt(): Promise<boolean> {
    const answer = await post(url, current(), counts);
    const isDone = answer !== null && isConfirmed(answer.status, answer.body, answer.headers);
    if (isDone) counts.confirmed += 1;
    return isDone;
  }
}

/** Null for a merchant who cannot be reached. */
async function post(url: string, { body, headers }: Notice, counts: NoticeCounts) {
  counts.sent += 1;
  try {
    const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(15_000) });
    return { status: response.status, body: await response.text(), headers: response.headers };
  } catch {
    return null;
  }
}
