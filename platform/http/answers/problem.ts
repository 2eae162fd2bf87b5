/**
 * The catalogue of errors: every failure that a client or a reader can receive has a code here.
 * In HTTP it is `application/problem+json` (RFC 9457) for calls and an error page for readers.
 */
export const problems = {
  'route-not-found': { status: 404, title: 'There is nothing at this address' },
  'article-not-found': { status: 404, title: 'There is no such article' },
  'article-taken-down': { status: 410, title: 'The article was removed for good' },
  'label-not-found': { status: 404, title: 'There is no such tag, section or author' },
  'member-not-found': { status: 404, title: 'There is no such member of the newsroom' },
  'document-not-found': { status: 404, title: 'There is no such document' },
  'unique-not-found': { status: 404, title: 'There is no such unique item or group' },
  'box-not-found': { status: 404, title: 'There is no such box on the front page' },
  'page-not-found': { status: 404, title: 'There is no such page of the list' },
  'quiz-not-found': { status: 404, title: 'There is no such quiz' },
  'tip-game-not-found': { status: 404, title: 'There is no such tip game' },
  'tip-ticket-not-found': { status: 404, title: 'There is no such ticket' },
  'image-not-found': { status: 404, title: 'There is no such picture or size' },
  'recording-not-found': { status: 404, title: 'There is no such recording' },
  'episode-not-found': { status: 404, title: 'There is no such episode' },
  'podcast-not-found': { status: 404, title: 'There is no such podcast' },
  'push-topic-not-found': { status: 404, title: 'There is no such topic of notifications' },
  'push-client-not-found': { status: 404, title: 'No browser has this token' },
  'livescore-not-found': { status: 404, title: 'There is no such match, circuit, team or driver' },
  'request-invalid': { status: 400, title: 'The request does not have the form that this call requires' },
  'fields-invalid': { status: 422, title: 'Some fields are missing or wrong' },
  'version-required': { status: 428, title: 'The request must name the version that it changes' },
  'version-outdated': { status: 412, title: 'Somebody else has changed this since' },
  'request-in-progress': { status: 409, title: 'The first request with this key is still being handled' },
  'idempotency-key-reused': { status: 422, title: 'The key belongs to another request' },
  'method-not-allowed': { status: 405, title: 'This address does not support this method' },
  'request-too-slow': { status: 408, title: 'The request did not arrive in the time this server waits' },
  'request-too-large': { status: 413, title: 'The request is larger than this server accepts' },
  'address-too-long': { status: 414, title: 'The address is longer than this server accepts' },
  'range-beyond-end': { status: 416, title: 'The file ends before the requested range' },
  'head-too-large': { status: 431, title: 'The address and headers are larger than this server accepts' },
  'login-required': { status: 401, title: 'This edition is not published yet: only the newsroom has access' },
  'application-outdated': { status: 426, title: 'This application is too old for the server' },
  'server-outdated': { status: 503, title: 'This server is older than what the story is written with' },
  'member-changed': { status: 401, title: 'Another member has signed in since the application was opened' },
  'member-left': { status: 401, title: 'The member for whom the application was opened has left' },
  'sign-in-required': { status: 401, title: 'Only users who are signed in have access' },
  'token-expired': { status: 401, title: 'The access token has expired, or its session has ended' },
  'access-token-missing': { status: 401, title: 'The session has only a refresh token left' },
  'credentials-invalid': { status: 401, title: 'The mail address, password or code is wrong' },
  'token-invalid': { status: 401, title: 'The bearer token is unknown, expired or revoked' },
  'reader-required': { status: 403, title: 'Only readers with an account have access' },
  'right-required': { status: 403, title: 'This member of the newsroom has no right to do this' },
  'confirmation-required': { status: 403, title: 'The member has to prove again who they are' },
  'campaign-not-found': { status: 404, title: 'There is no such campaign, or it has ended' },
  'campaign-invalid': { status: 422, title: 'The campaign cannot be shown as it is described' },
  'download-not-found': { status: 404, title: 'There is no such download, or it has expired' },
  'too-many-requests': {
    status: 429,
    title: 'There were too many requests from this address in a short time',
  },
  'too-busy': { status: 503, title: 'The server is overloaded right now' },
  'mail-unavailable': { status: 503, title: 'No mails can be sent now' },
  'livescore-unavailable': {
    status: 503,
    title: 'The provider of live scores has not answered this yet',
  },
  'payment-unchecked': { status: 503, title: 'The payment service has not confirmed this payment yet' },
  'database-unavailable': { status: 503, title: 'The database cannot be reached right now' },
  'unexpected-failure': { status: 500, title: 'Something failed that should not have' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** An expected failure, to be sent to the client. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  /** Description of this case; sent to the client, so it must not contain secrets. */
  readonly detail: string;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter: number | undefined;
  /** For `fields-invalid`: sentences for the reader, by the name of the field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    detail: string,
    retryAfter?: number,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(`${code}: ${detail}`);
    this.fields = fields;
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** Status 405 with the allowed methods. */
export class MethodNotAllowed extends Problem {
  readonly allow: string;

  constructor(method: string, allowed: readonly string[]) {
    super('method-not-allowed', `This address does not support ${method}.`);
    this.allow = allowed.join(', ');
  }
}

/** A client refreshes its session and repeats the request. */
const refreshes: ReadonlySet<ProblemCode> = new Set(['token-expired', 'access-token-missing']);

export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail: string;
  /** The same as `detail` in the answers that tell a client to refresh its session [AUTH-08]. */
  message?: string | undefined;
  requestId: string;
  fields?: Readonly<Record<string, string>> | undefined;
}

export function problemDocument(problem: Problem, requestId: string): ProblemDocument {
  return {
    type: `/api/docs#${problem.code}`,
    title: problems[problem.code].title,
    status: problem.status,
    code: problem.code,
    detail: problem.detail,
    ...(refreshes.has(problem.code) ? { message: problem.detail } : {}),
    requestId,
    ...(problem.code === 'fields-invalid' ? { fields: problem.fields } : {}),
  };
}

/** Headers that HTTP requires with the status. */
export function problemHeaders(problem: Problem): Record<string, string> {
  return {
    ...(problem.retryAfter === undefined ? {} : { 'retry-after': String(problem.retryAfter) }),
    ...(problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...(problem instanceof MethodNotAllowed ? { allow: problem.allow } : {}),
  };
}

export const databaseUnavailable = new Problem(
  'database-unavailable',
  'The database did not answer; try again in a moment.',
  5,
);

/**
 * Codes of Node.js and PostgreSQL for connection failures, and for a server that stops, is out of resources or times
 * out.
 */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ENOENT|08\d\d\d|53\d\d\d|55P03|57014|57P0[1-5])$/;
const unavailableMessages =
  /timeout exceeded when trying to connect|connection terminated|is not queryable|query read timeout|client was closed|server closed the connection/i;

/** Converts any thrown value to a failure of the catalogue. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // A client that disconnects while sending has the code of a lost connection, too.
  if (hasStatus(error, 400)) return new Problem('request-invalid', error.message);
  if (isDatabaseUnavailable(error)) return databaseUnavailable;
  if (hasStatus(error, 413)) return new Problem('request-too-large', 'The body is too large.');
  // 415: the call does not accept this content type.
  if (hasStatus(error, 415)) return new Problem('request-invalid', error.message);
  return new Problem('unexpected-failure', 'The failure was written into the log.');
}

function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if ('code' in error && unavailableCodes.test(String(error.code))) return true;
  return (
    unavailableMessages.test(error.message) ||
    (error.cause !== undefined && isDatabaseUnavailable(error.cause))
  );
}

function hasStatus(error: unknown, status: number): error is Error {
  return error instanceof Error && 'statusCode' in error && error.statusCode === status;
}
