/** Asks another server for a text: with an end to how long that takes and how long the text is. */

export interface Question {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  /** 16 MB when absent. */
  maxBytes?: number;
}

const patienceMs = 20_000;
const mostBytes = 16 * 1024 * 1024;

/** What another server says in place of an answer: a sentence for the log, without addresses' secrets. */
export class AnotherServersFault extends Error {
  override name = 'AnotherServersFault';
  readonly status: number | null;

  constructor(url: string, what: string, status: number | null = null, options?: ErrorOptions) {
    super(`${new URL(url).host} ${what}`, options);
    this.status = status;
  }
}

/** The body of a 2xx answer as text; anything else throws. */
export async function fetchText({ url, maxBytes = mostBytes, signal, ...init }: Question): Promise<string> {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: 'follow',
      signal: AbortSignal.any([signal, patience]),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new AnotherServersFault(url, `answered ${answer.status}`, answer.status);
    }
    return await textOf(answer, url, maxBytes);
  } catch (error) {
    if (error instanceof AnotherServersFault || signal.aborted) throw error;
    const what = patience.aborted ? `did not answer in ${patienceMs / 1000} s` : 'could not be asked';
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new AnotherServersFault(url, what, null, { cause: reason });
  }
}

async function textOf(answer: Response, url: string, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new AnotherServersFault(url, `answered with more than ${maxBytes} bytes`);
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}
