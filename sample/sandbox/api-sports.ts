/** Speaks like API-Sports: its envelope, quota and errors, and, when it is switched so, its faults. */
import { z } from 'zod';
import { footballAnswer } from './football/football-answers.ts';
import { formula1Answer } from './formula1/formula1-answers.ts';

export const sportsServices = ['football', 'formula1'] as const;
export type SportsService = (typeof sportsServices)[number];

export function isSportsService(name: string): name is SportsService {
  return name === 'football' || name === 'formula1';
}

/** Switches of a service's behaviour, set with `POST /{service}/switches`. */
const switchesSchema = z.strictObject({
  /**
   * `errors`: a failure with status 200. `silent`: no answer. `broken`: status 500. `wrong-types`: numbers and texts
   * change places. `html`: not JSON.
   */
  mode: z.enum(['normal', 'errors', 'silent', 'broken', 'wrong-types', 'html']).default('normal'),
  /** Key in `errors`; `requests` means that the quota is used up. */
  error: z.enum(['token', 'requests', 'rateLimit', 'plan', 'bug']).default('bug'),
  delayMs: z.int().nonnegative().max(60_000).default(0),
  limit: z.int().positive().default(75_000),
  /** Counted down from `limit` when absent. */
  remaining: z.int().nonnegative().optional(),
});

type Switches = z.output<typeof switchesSchema>;

export interface SportsAnswer {
  status: number;
  type: string;
  body: string;
  headers: Record<string, string>;
  delayMs: number;
  isSilent: boolean;
}

export interface ApiSports {
  /** Null for an unknown route. */
  answer(service: SportsService, path: string, query: URLSearchParams, now: Date): SportsAnswer | null;
  set(service: SportsService, switches: unknown): void;
  /** Every call since the start, as `path?query`. */
  calls(service: SportsService): readonly string[];
}

/** Older calls are forgotten. */
const maxCalls = 10_000;

export function createApiSports(): ApiSports {
  const usual = switchesSchema.parse({});
  const switches: Record<SportsService, Switches> = { football: usual, formula1: usual };
  const calls: Record<SportsService, string[]> = { football: [], formula1: [] };

  return {
    calls: (service) => calls[service],
    set(service, given) {
      switches[service] = switchesSchema.parse(given);
    },
    answer(service, path, query, now) {
      const {
        mode,
        error,
        delayMs,
        limit,
        remaining = limit - calls[service].length - 1,
      } = switches[service];
      const response = (service === 'football' ? footballAnswer : formula1Answer)(path, query, now);
      if (response === null) return null;
      calls[service].push(query.size === 0 ? path : `${path}?${query}`);
      if (calls[service].length > maxCalls) calls[service].shift();
      const headers = {
        'x-ratelimit-requests-limit': String(limit),
        'x-ratelimit-requests-remaining': String(Math.max(0, remaining)),
      };
      const shared = { headers, delayMs, isSilent: mode === 'silent' };
      if (mode === 'broken') return { ...shared, ...json({ message: complaints.broken }, 500) };
      if (mode === 'html') return { ...shared, status: 200, type: 'text/html', body: '<h1>Bad gateway</h1>' };
      const complaint = mode === 'errors' ? { [error]: complaints[error] } : refusal(response);
      const items = typeof response === 'string' ? [] : response;
      const body = {
        get: path,
        parameters: query.size === 0 ? [] : Object.fromEntries(query),
        errors: complaint ?? [],
        results: complaint ? 0 : items.length,
        ...(service === 'football' ? { paging: { current: 1, total: 1 } } : {}),
        response: complaint ? [] : mode === 'wrong-types' ? exchanged(items) : items,
      };
      return { ...shared, ...json(body) };
    },
  };
}

const complaints = {
  token: 'Error/Missing application key.',
  requests: 'You have reached the request limit for the day.',
  rateLimit: 'Too many requests.',
  plan: 'Free plans do not have access to this season.',
  bug: 'This is on our side, please report us this bug.',
  broken: 'Something went wrong while fetching details. Try again later.',
};

function refusal(response: object[] | number[] | string): Record<string, string> | null {
  return typeof response === 'string' ? { required: response } : null;
}

/** Slashes and everything beyond ASCII are escaped, as the provider does. */
function json(value: object, status = 200): Pick<SportsAnswer, 'status' | 'type' | 'body'> {
  const body = JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return { status, type: 'application/json', body };
}

function exchanged(value: unknown): unknown {
  if (typeof value === 'number') return `x${value}`;
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.map(exchanged);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, exchanged(one)]));
}
