/** Checks whether a server can listen on a port, and explains why not. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from '#platform/cli/operator-error.ts';

export interface ListenAddress {
  host: string;
  port: number;
  /** The setting that contains the port. */
  setting: 'PORT' | 'LAPZARTA_METRICS';
}

/** Throws an OperatorError if the port is not available. */
export async function checkPort(address: ListenAddress): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen({ host: address.host, port: address.port }), 'listening');
  } catch (error) {
    throw portError(error, address);
  }
  await new Promise((closed) => server.close(closed));
}

export function portError(error: unknown, { host, port, setting }: ListenAddress): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new OperatorError(
      `Port ${port} is in use by another program. Stop it, or set ${setting} to another number.`,
    );
  if (code === 'EACCES')
    return new OperatorError(`This user may not use port ${port}. Set ${setting} to 1024 or more.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new OperatorError(
      `${setting === 'PORT' ? 'HOST' : setting} is ${host}, which is no address of this machine.`,
    );
  return error;
}
