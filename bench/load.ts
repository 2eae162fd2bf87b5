/** Generates load: requests every path once in this order, over a few parallel connections. */
import autocannon from 'autocannon';
import { browserEncodings } from './get.ts';

export interface Load {
  port: number;
  paths: string[];
  /** Total number of requests; one per path by default. */
  amount?: number;
  connections?: number;
  headers?: Record<string, string>;
  /** The status that every response must have. */
  status: number;
}

export async function load({
  port,
  paths,
  connections = 16,
  headers = {},
  status,
  ...rest
}: Load): Promise<void> {
  const amount = rest.amount ?? paths.length;
  let at = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: Math.min(connections, amount),
    amount,
    timeout: 60,
    headers: { host: `localhost:${port}`, ...browserEncodings, ...headers },
    setupClient(client) {
      const mine = paths.filter((_, index) => index % connections === at % connections);
      client.setRequests((mine.length > 0 ? mine : paths).map((path) => ({ method: 'GET', path })));
      at += 1;
    },
  });
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (right !== amount || result.errors > 0)
    throw new Error(
      `${amount} answers with ${status} were expected: ${JSON.stringify(result.statusCodeStats)}`,
    );
}
