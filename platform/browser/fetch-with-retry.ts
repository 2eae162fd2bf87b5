/** Retries an idempotent request once after a transient failure [BUILD-11]. */
const transientStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const idempotentMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);
const pauseMs = 300;

export interface RetryOptions {
  method: string;
  signal: AbortSignal;
}

export async function fetchWithRetry(send: () => Promise<Response>, how: RetryOptions): Promise<Response> {
  // A request that is not idempotent may have taken effect although its response was lost.
  if (!idempotentMethods.has(how.method)) return send();
  const first = await send().catch((error: unknown) => {
    if (how.signal.aborted) throw error;
    return null;
  });
  if (first && !transientStatuses.has(first.status)) return first;
  await new Promise((done) => setTimeout(done, pauseMs));
  how.signal.throwIfAborted();
  return send();
}
