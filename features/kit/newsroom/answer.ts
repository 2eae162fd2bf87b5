/** The result of a call of the newsroom's API. A failure is a value with what the person should know. */

export type Answer<T> = { kind: 'answer'; value: T } | { kind: 'failure'; failure: RequestFailure };

export interface RequestFailure {
  reason: FailureReason;
  /** Id of the request, for finding it in the log; '' when no answer arrived. */
  requestId: string;
  /** The server's code of the failure; '' when no answer arrived. */
  code: string;
  /** For fields that were refused: sentences by the name of the field. */
  fields: Readonly<Record<string, string>>;
}

/**
 * `offline`: no answer arrived. `ended`: the session has ended. `forbidden`: the person lacks the right.
 * `missing`: the object does not exist, or is hidden from this person. `outdated`: somebody else changed it
 * before. `busy`: too many requests. `old`: the application is too old for the server. `refused`: the request
 * is invalid. `broken`: the server failed.
 */
export type FailureReason =
  | 'offline'
  | 'ended'
  | 'forbidden'
  | 'missing'
  | 'outdated'
  | 'refused'
  | 'busy'
  | 'old'
  | 'broken';

export interface Call<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Sent as JSON; a form with files as it is. */
  body?: object;
  /** The last answer is stored on the device, and is used when no answer arrives. */
  isKept?: boolean;
  /** Aborts the request, which then fails as without a network. */
  signal?: AbortSignal;
  /** It is sent although the tab is being closed; its body is short. */
  outlivesTab?: boolean;
  /**
   * For a call that creates an object without a version or a key of its own: the same request, sent again
   * after a lost answer, gets the object that the first one created.
   */
  isOnce?: boolean;
  /** How much of a form with files has been sent, from 0 to 1. */
  onProgress?(fraction: number): void;
  /** Parses the answer; throws for another shape, which is a failure of the server. */
  read(value: unknown): T;
}

export type Send = <T>(call: Call<T>) => Promise<Answer<T>>;

/** For TanStack Query, whose functions throw. */
export class CallFailed extends Error {
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}

/** The value of an answer; throws a failure, for a query. */
export async function resultOf<T>(answer: Promise<Answer<T>>): Promise<T> {
  const given = await answer;
  if (given.kind === 'failure') throw new CallFailed(given.failure);
  return given.value;
}
