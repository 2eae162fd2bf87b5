/** Calls to the server; each returns an answer or a failure, and never throws [NRA-09]. */
import { createOwnRequest, ForbiddenError } from '#features/accounts/public.browser.ts';
import { memberHeader, newsroomProtocol, protocolHeader } from '#features/accounts/public.ts';
import type { Answer, FailureReason, RequestFailure, Send } from '#features/kit/public.newsroom.ts';
import { isRecord } from '#platform/text/is-record.ts';
import { jsonIn } from '#platform/text/json-in.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { createRequestKeys } from './request-keys.ts';
import { type OnProgress, sendWithProgress } from './send-with-progress.ts';

export interface ApiClientNeeds {
  fetch(path: string, init?: RequestInit, onProgress?: OnProgress): Promise<Response>;
  /** One at a time, in all tabs of the browser. */
  exclusive<T>(name: string, act: () => Promise<T>): Promise<T>;
  /** The session cannot be continued: the person has to sign in, and what they wrote stays [NRA-07]. */
  onEnded(): void;
  /** The member is none any more: nothing of them stays on the device [SAVE-13]. */
  onLeft(): void;
  /** The server does not understand this application any more [NRA-08]. */
  onTooOld(): void;
  /** Whether the server answered. */
  onReached(isReached: boolean): void;
  kept: KeptAnswers;
}

export function createApiClient({
  fetch,
  exclusive,
  onEnded,
  onLeft,
  onTooOld,
  onReached,
  kept,
}: ApiClientNeeds): Send {
  const keys = createRequestKeys();
  return async ({
    method = 'GET',
    path,
    body,
    signal,
    onProgress,
    isKept = false,
    isOnce = false,
    outlivesTab,
    read,
  }) => {
    const request = createOwnRequest({
      // Before the call is repeated, the session may be refreshed.
      fetch: (at, init) => (at === path && onProgress ? fetch(at, init, onProgress) : fetch(at, init)),
      exclusive,
      isMember: () => true,
      isPreview: () => false,
      goToSignIn: () => undefined,
    });
    const key = isOnce ? keys.of(path, body) : null;
    const { headers, ...content } = requestOf(body, kept.memberId());
    const init = {
      method,
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      ...content,
      ...(signal ? { signal } : {}),
      ...(outlivesTab ? { keepalive: true } : {}),
    };
    const response = await answerOf(() => request(path, init));
    const isReached = response !== null && !isOfProxy(response);
    if (!signal?.aborted) onReached(isReached);
    if (!isReached) {
      const value = isKept ? await kept.answerTo(path) : undefined;
      return value === undefined ? failed(offline) : readAnswer('', () => read(value));
    }
    const value = jsonIn(await response.text());
    if (key !== null) keys.answered(key);
    if (!response.ok) {
      const failure = failureIn(response, value);
      if (failure.code === 'member-left') onLeft();
      else if (failure.reason === 'ended') onEnded();
      if (failure.reason === 'old') onTooOld();
      return failed(failure);
    }
    if (isKept) kept.keep(path, value);
    return readAnswer(requestIdOf(response), () => read(value));
  };
}

const offline: RequestFailure = { reason: 'offline', requestId: '', code: '', fields: {} };

/** It says that the server behind it cannot be reached. */
function isOfProxy({ status }: Response): boolean {
  return status === 502 || status === 504;
}

/** With the browser's own means. */
export function browserClient(
  needs: Pick<ApiClientNeeds, 'onEnded' | 'onLeft' | 'onTooOld' | 'onReached' | 'kept'>,
): Send {
  return createApiClient({
    ...needs,
    fetch: (path, init, onProgress) =>
      onProgress ? sendWithProgress(path, init, onProgress) : fetch(path, init),
    exclusive: async (name, act) => ('locks' in navigator ? navigator.locks.request(name, act) : act()),
  });
}

interface SentRequest {
  headers: Record<string, string>;
  body?: BodyInit;
}

/** Files go as a form, whose content type the browser writes. */
function requestOf(body: object | undefined, memberId: number | null): SentRequest {
  const headers = {
    [protocolHeader]: String(newsroomProtocol),
    ...(memberId === null ? {} : { [memberHeader]: String(memberId) }),
  };
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Null without an answer: `fetch` throws when the network fails. */
async function answerOf(send: () => Promise<Response>): Promise<Response | null> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ForbiddenError) return error.response;
    if (error instanceof TypeError || isEnd(error)) return null;
    throw error;
  }
}

/** The caller aborted the request. */
function isEnd(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function readAnswer<T>(requestId: string, read: () => T): Answer<T> {
  try {
    return { kind: 'answer', value: read() };
  } catch (error) {
    console.error(error);
    return failed({ reason: 'broken', requestId, code: '', fields: {} });
  }
}

const reasons: Readonly<Record<number, FailureReason>> = {
  401: 'ended',
  403: 'forbidden',
  404: 'missing',
  409: 'outdated',
  410: 'missing',
  412: 'outdated',
  426: 'old',
  429: 'busy',
};

/** A problem document says more; a proxy in between may answer with anything. */
function failureIn(response: Response, value: unknown): RequestFailure {
  const { status } = response;
  const document = isRecord(value) ? value : {};
  const { code = '', requestId = requestIdOf(response), fields } = document;
  return {
    reason:
      code === 'request-in-progress' ? 'busy' : (reasons[status] ?? (status < 500 ? 'refused' : 'broken')),
    requestId: String(requestId),
    code: String(code),
    fields: Object.fromEntries(
      Object.entries(isRecord(fields) ? fields : {}).map(([name, text]) => [name, String(text)]),
    ),
  };
}

function requestIdOf({ headers }: Response): string {
  return headers.get('x-request-id') ?? '';
}

function failed(failure: RequestFailure): { kind: 'failure'; failure: RequestFailure } {
  return { kind: 'failure', failure };
}
