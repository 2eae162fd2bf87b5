/** Queues of work that has payloads and is done outside of requests: messages to other systems. */
import { z } from 'zod';

/** The database schema of pg-boss. */
export const queueSchema = 'pgboss';

/** One kind of message, and how it is delivered. */
export interface QueueDefinition<Payload extends object> {
  /** Name for operators. */
  name: string;
  /** Payloads of another form, such as those of an older version, are given up at once. */
  payload: z.ZodType<Payload>;
  /** Whether an entry is dropped while another one with its key waits. Messages of the outbox have no key. */
  isDeduplicated: boolean;
  /** The most payloads that one call of `deliver` gets. */
  batchSize: number;
  /** Calls of `deliver` at the same time in one process. */
  concurrency: number;
  /** Pause before looking into an empty queue again; a longer one bundles more payloads. */
  pollSeconds: number;
  /** Time limit of one call. */
  timeoutSeconds: number;
  /** Attempts after the first; the pause doubles with each of them. */
  retries: { limit: number; firstPauseSeconds: number; longestPauseSeconds: number };
  /** How long messages that were given up can be sent again. */
  deadLetterDays: number;
  /**
   * Returns one outcome for each payload; an exception is a failure of all. Must be idempotent: payloads come again when
   * the process dies.
   */
  deliver(payloads: Payload[], delivery: Delivery): Promise<Outcome[]>;
}

export interface Delivery {
  /** Aborted at the time limit and when the process stops. */
  signal: AbortSignal;
  /** Puts entries into another queue. */
  send(queue: string, entries: readonly QueueEntry[]): Promise<void>;
}

export interface QueueEntry {
  payload: object;
  key?: string;
}

export type Outcome =
  | { kind: 'done' }
  | { kind: 'failed'; error: string }
  | { kind: 'refused'; error: string };

/** A definition whose payloads are checked. */
export interface Queue extends Omit<QueueDefinition<object>, 'payload' | 'deliver'> {
  deliver(payloads: readonly unknown[], delivery: Delivery): Promise<Outcome[]>;
}

/** @example const hubPings = defineQueue({ name: 'hub-pings', payload: z.object({ hub: z.url() }), … }) */
export function defineQueue<Payload extends object>(definition: QueueDefinition<Payload>): Queue {
  return {
    ...definition,
    async deliver(raw, delivery) {
      const parsed = raw.map((one) => definition.payload.safeParse(one));
      const valid = parsed.flatMap(({ data }) => (data === undefined ? [] : [data]));
      const outcomes = valid.length === 0 ? [] : await definition.deliver(valid, delivery);
      return parsed.map(
        ({ error }) =>
          (error ? { kind: 'refused', error: z.prettifyError(error) } : outcomes.shift()) ?? noOutcome,
      );
    },
  };
}

/** Of a payload for which `deliver` returned none. */
export const noOutcome: Outcome = { kind: 'failed', error: 'it has no outcome' };
