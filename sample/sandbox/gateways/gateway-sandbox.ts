import type { IncomingHttpHeaders } from 'node:http';

/** A simulated gateway. */
export interface GatewaySandbox {
  /** Null for an unknown address. */
  answer(request: GatewayQuestion): GatewayReply | null;
}

export interface GatewayQuestion {
  method: string;
  /** Below the gateway's own path. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** `http://127.0.0.1:41234/simplepay` */
  base: string;
  now: Date;
}

export interface GatewayReply {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
  /** The request is never answered. */
  isSilent?: boolean;
}

export const json = (value: unknown, status = 200): GatewayReply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

export const html = (body: string): GatewayReply => ({ status: 200, type: 'text/html; charset=utf-8', body });

export const redirect = (location: string): GatewayReply => ({
  status: 303,
  type: 'text/plain',
  body: '',
  headers: { location },
});

export const noContent: GatewayReply = { status: 204, type: 'text/plain', body: '' };
