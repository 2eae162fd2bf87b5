/**
 * The one catalogue of errors: every failure a caller or a reader can meet has a code here, and nothing else does.
 * As HTTP it is `application/problem+json` (RFC 9457) for calls and an error page for readers.
 */
export const problems = {
  'route-not-found': { status: 404, title: 'There is nothing at this address' },
  'article-not-found': { status: 404, title: 'There is no such article' },
  'document-not-found': { status: 404, title: 'There is no such document' },
  'unique-not-found': { status: 404, title: 'There is no such unique item or group' },
  'box-not-found': { status: 404, title: 'There is no such box on the front page' },
  'page-not-found': { status: 404, title: 'There is no such page of the list' },
  'quiz-not-found': { status: 404, title: 'There is no such quiz' },
  'image-not-found': { status: 404, title: 'There is no such picture or size' },
  'recording-not-found': { status: 404, title: 'There is no such recording' },
  'episode-not-found': { status: 404, title: 'There is no such episode' },
  'podcast-not-found': { status: 404, title: 'There is no such podcast' },
  'request-invalid': { status: 400, title: 'The request does not have the form this call takes' },
  'method-not-allowed': { status: 405, title: 'This address does not take this method' },
  'request-too-slow': { status: 408, title: 'The request did not arrive in the time this server waits' },
  'request-too-large': { status: 413, title: 'The request is larger than this server takes' },
  'range-beyond-end': { status: 416, title: 'The file ends before the part that was asked for' },
  'head-too-large': { status: 431, title: 'The address and headers are larger than this server takes' },
  'login-required': { status: 401, title: 'This paper is not out yet: only its newsroom may ask' },
  'token-invalid': { status: 401, title: 'The bearer token is unknown, expired or revoked' },
  'too-many-requests': { status: 429, title: 'There were too many requests from here in a short time' },
  'too-busy': { status: 503, title: 'The server has too much to do right now' },
  'database-unavailable': { status: 503, title: 'The database cannot be reached right now' },
  'unexpected-failure': { status: 500, title: 'Something failed that should not have' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** An expected failure on its way to whoever asked. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  /** Says what happened in this case; shown to the caller, so it holds no secret. */
  readonly detail: string;
  /** Seconds after which trying again may help. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, detail: string, retryAfter?: number) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** Who comes with a method that an address does not take is told those it does. */
export class MethodNotAllowed extends Problem {
  readonly allow: string;

  constructor(method: string, allowed: readonly string[]) {
    super('method-not-allowed', `${method} is not for this address.`);
    this.allow = allowed.join(', ');
  }
}

export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail: string;
  requestId: string;
}

export function problemDocument(problem: Problem, requestId: string): ProblemDocument {
  return {
    type: `/api/docs#${problem.code}`,
    title: problems[problem.code].title,
    status: problem.status,
    code: problem.code,
    detail: problem.detail,
    requestId,
  };
}

/** What HTTP wants said beside the status. */
export function problemHeaders(problem: Problem): Record<string, string> {
  return {
    ...(problem.retryAfter === undefined ? {} : { 'retry-after': String(problem.retryAfter) }),
    ...(problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...(problem instanceof MethodNotAllowed ? { allow: problem.allow } : {}),
  };
}

export const databaseAway = new Problem(
  'database-unavailable',
  'The database did not answer; try again in a moment.',
  5,
);

/** Connection faults and a server that goes away, is out of room or late, as Node's and PostgreSQL's codes name them. */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ENOENT|08\d\d\d|53\d\d\d|55P03|57014|57P0[1-5])$/;
const awayWords =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|client was closed|server closed the connection/i;

/** Whatever was thrown, as one of the catalogue's failures. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // A caller who hung up while sending has the code of a lost connection, too.
  if (hasStatus(error, 400)) return new Problem('request-invalid', error.message);
  if (isDatabaseAway(error)) return databaseAway;
  if (hasStatus(error, 413)) return new Problem('request-too-large', 'The body is too large.');
  // 415: a body of another kind than this call reads.
  if (hasStatus(error, 415)) return new Problem('request-invalid', error.message);
  return new Problem('unexpected-failure', 'The failure was written into the log under this request id.');
}

function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  if ('code' in error && awayCodes.test(String(error.code))) return true;
  return awayWords.test(error.message) || (error.cause !== undefined && isDatabaseAway(error.cause));
}

function hasStatus(error: unknown, status: number): error is Error {
  return error instanceof Error && 'statusCode' in error && error.statusCode === status;
}
