import type { Clock } from '#platform/time/clock.ts';

/** A server that simulates external services. */
export interface Sandbox {
  /** `http://127.0.0.1:41234`; each service is below it by its name: `/mnb`, `/weather`. */
  origin: string;
  close(): Promise<void>;
}

export type OpenSandbox = (needs: { clock: Clock }) => Promise<Sandbox>;
