/** Client of API-Sports. Distinguishes failures from answers, because errors arrive with status 200. */
import { z } from 'zod';
import { fetchWithHeaders, RemoteServerError } from '#platform/http/outgoing/fetch-text.server.ts';
import type { Sport } from '../livescore-setting.ts';
import { type Quota, readQuota } from './quota.ts';

export interface ProviderRequest {
  sport: Sport;
  /** Such as `/fixtures`. */
  path: string;
  query: Readonly<Record<string, string>>;
}

export type FailureReason =
  /** No call is left until the provider's day ends. */
  | 'day-limit'
  | 'minute-limit'
  /** The key is missing or unknown. */
  | 'key'
  /** The subscription does not contain what was asked for. */
  | 'plan'
  /** Another error, such as that of a parameter, or a passing fault of the provider. */
  | 'refused'
  | 'unreachable'
  | 'unreadable';

export type ProviderAnswer =
  | { kind: 'answer'; response: unknown; quota: Quota | null }
  | { kind: 'failure'; reason: FailureReason; message: string; quota: Quota | null };

export interface ProviderClient {
  /** Never throws, except after an abort of `signal`. */
  ask(request: ProviderRequest, signal: AbortSignal): Promise<ProviderAnswer>;
}

export interface ProviderClientNeeds {
  /** The address of a sport's service. */
  addressOf(sport: Sport): Promise<string>;
  key: string | null;
  timeoutMs?: number;
}

/** Shorter than the lease of a resource, so that no other process begins to fetch it meanwhile. */
const usualTimeoutMs = 8_000;
const maxBytes = 16 * 1024 * 1024;

export function createProviderClient({
  addressOf,
  key,
  timeoutMs = usualTimeoutMs,
}: ProviderClientNeeds): ProviderClient {
  return {
    async ask({ sport, path, query }, signal) {
      const url = new URL((await addressOf(sport)).replace(/\/+$/, '') + path);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      try {
        const { text, headers } = await fetchWithHeaders({
          url: url.href,
          signal,
          timeoutMs,
          maxBytes,
          // The provider refuses requests with other headers than its own.
          headers: key === null ? {} : { 'x-apisports-key': key },
          // The address is the edition's own; redirects are checked as usual.
          allowedHosts: [url.host],
        });
        return readAnswer(text, readQuota(headers));
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof RemoteServerError)) throw error;
        const reason = error.status === 429 ? 'minute-limit' : 'unreachable';
        return { kind: 'failure', reason, message: error.message, quota: null };
      }
    },
  };
}

const errorsSchema = z.union([
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
  // None, in answers of some routes.
  z.union([z.null(), z.literal('')]).transform(() => []),
]);
const envelopeSchema = z.object({
  errors: errorsSchema.optional(),
  response: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
});

function readAnswer(text: string, quota: Quota | null): ProviderAnswer {
  const unreadable = { kind: 'failure', reason: 'unreadable', quota } as const;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ...unreadable, message: 'the answer is not JSON' };
  }
  const errors = z.object({ errors: errorsSchema }).safeParse(body).data?.errors ?? [];
  const [first] = Object.entries(errors);
  if (first) return { ...failureOf(first[0], first[1]), quota };
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success) return { ...unreadable, message: 'the answer has no list or object `response`' };
  return { kind: 'answer', response: envelope.data.response, quota };
}

const reasons: Readonly<Record<string, FailureReason>> = {
  requests: 'day-limit',
  rateLimit: 'minute-limit',
  token: 'key',
  plan: 'plan',
};
const maxMessageLength = 300;

function failureOf(name: string, text: unknown): { kind: 'failure'; reason: FailureReason; message: string } {
  const said = typeof text === 'string' ? text : JSON.stringify(text);
  return {
    kind: 'failure',
    reason: reasons[name] ?? 'refused',
    message: `${name}: ${said}`.slice(0, maxMessageLength),
  };
}
