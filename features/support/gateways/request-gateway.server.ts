/** One request to a gateway: never repeated, no redirect followed, and its failure a value. */
import type { IncomingHttpHeaders } from 'node:http';
import { fetchOnce } from '#platform/http/outgoing/fetch-text.server.ts';

export interface GatewayRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  timeoutMs: number;
}

export type GatewayAnswer =
  | { kind: 'answer'; status: number; text: string; headers: IncomingHttpHeaders }
  /** The request may have arrived. */
  | { kind: 'unknown'; error: string };

const maxBytes = 1024 * 1024;

export async function requestGateway(request: GatewayRequest): Promise<GatewayAnswer> {
  // The address comes from the operator's setting; a sandbox is on this machine.
  const { host } = new URL(request.url);
  try {
    const answer = await fetchOnce({ ...request, maxBytes, allowedHosts: [host] });
    return { kind: 'answer', ...answer };
  } catch (error) {
    return { kind: 'unknown', error: error instanceof Error ? error.message : `${host} was not read` };
  }
}
