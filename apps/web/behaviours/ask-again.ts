/** A question that a moment's trouble kept from its answer is asked once more [BUILD-11]. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);
const pauseMs = 300;

export interface HowToAsk {
  method: string;
  signal: AbortSignal;
}

export async function askAgain(ask: () => Promise<Response>, how: HowToAsk): Promise<Response> {
  // What changes something may have changed it although its answer was lost.
  if (!idempotent.has(how.method)) return ask();
  const first = await ask().catch((error: unknown) => {
    if (how.signal.aborted) throw error;
    return null;
  });
  if (first && !passing.has(first.status)) return first;
  await new Promise((done) => setTimeout(done, pauseMs));
  how.signal.throwIfAborted();
  return ask();
}
