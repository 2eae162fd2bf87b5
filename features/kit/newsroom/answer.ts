/** What a call of the newsroom's API came to: a failure is a value that says what the person should know. */

export type Answer<T> = { kind: 'answer'; value: T } | { kind: 'failure'; failure: RequestFailure };

export interface RequestFailure {
  reason: FailureReason;
  /** Of the server's answer, for whoever looks it up in the log; '' when none arrived. */
  requestId: string;
  /** The server's code of the failure; '' when no answer arrived. */
  code: string;
  /** For fields that were refused: sentences by the name of the field. */
  fields: Readonly<Record<string, string>>;
}

/**
 * `offline`: no answer arrived. `ended`: the session has. `forbidden`: the person may not. `missing`: it is not there, or
 * not for this person. `outdated`: somebody else was first. `old`: the
 * application is too old for the server. `refused`: the request is wrong. `broken`: the server failed.
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
  /** The last answer stays on the device, and stands in for one that does not arrive. */
  isKept?: boolean;
  /** Ends the request, which then fails as one without a network does. */
  signal?: AbortSignal;
  /** It is sent although the tab is being closed; its body is short. */
  outlivesTab?: boolean;
  /**
   * For a call that makes something without a version or a key of its own: the same request, sent again after a lost
   * answer, gets the thing that the first one made.
   */
  isOnce?: boolean;
  /** How much of a form with files has been sent, from 0 to 1. */
  onProgress?(fraction: number): void;
  /** Throws for an answer of another shape, which is a failure of the server. */
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
