import { isIP } from 'node:net';
import { z } from 'zod';

export interface MetricsAddress {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** Whether it was set by the operator. */
  isChosen: boolean;
}

const loopback = '127.0.0.1';
const maxPort = 65_535;
const portOffset = 10_000;

/** The default address: servers on one machine with different ports get different metrics ports. */
export function defaultMetricsAddress(port: number): MetricsAddress {
  const beside = port + portOffset <= maxPort ? port + portOffset : port - portOffset;
  return { host: loopback, port: port === 0 ? 0 : beside, isChosen: false };
}

export const listenerSetting = z.string().transform((text, context): { at: MetricsAddress | null } => {
  if (text === 'off') return { at: null };
  const { host = loopback, port } =
    /^(?:(?<host>[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\]):)?(?<port>\d{1,5})$/.exec(text)?.groups ?? {};
  if (port !== undefined && Number(port) <= maxPort)
    return { at: { host: host.replace(/^\[|\]$/g, ''), port: Number(port), isChosen: true } };
  context.addIssue('must be off, a port, or an address and a port, such as 127.0.0.1:13000');
  return z.NEVER;
});

/** Addresses or networks, separated by commas or spaces. */
export const proxiesSetting = z.string().transform((text, context): string[] => {
  const networks = text.split(/[\s,]+/).filter(Boolean);
  if (networks.every(isNetwork)) return networks;
  context.addIssue('must name addresses or networks, such as 10.0.0.4, 172.16.0.0/12');
  return z.NEVER;
});

/** A network has at least one bit: `/0` would trust every client as a proxy. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...others] = text.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}
