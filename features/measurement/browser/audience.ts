/**
 * Gemius counts a hit when its script is loaded, and one for each page of soft navigation; without consent it would
 * count, too, so it is not loaded before.
 */
import type { PageMeasurement } from '../measurement.ts';
import { loadScript } from './load-script.ts';

const queues = ['gemius_hit', 'gemius_event', 'pp_gemius_hit', 'pp_gemius_event'] as const;
type Queue = (typeof queues)[number];

declare global {
  interface Window extends Partial<Record<Queue, (...call: unknown[]) => void>> {
    pp_gemius_identifier?: string;
    /** Calls that wait for the script. */
    gemius_hit_pdata?: unknown[][];
    gemius_event_pdata?: unknown[][];
    pp_gemius_hit_pdata?: unknown[][];
    pp_gemius_event_pdata?: unknown[][];
  }
}

export function countAudience({ script, identifier }: NonNullable<PageMeasurement['audience']>): void {
  if (window.pp_gemius_identifier !== undefined) {
    window.pp_gemius_identifier = identifier;
    window.pp_gemius_hit?.(identifier);
    return;
  }
  window.pp_gemius_identifier = identifier;
  for (const name of queues)
    window[name] ??= (...call) => {
      window[`${name}_pdata`] ??= [];
      window[`${name}_pdata`]?.push(call);
    };
  loadScript(script);
}
