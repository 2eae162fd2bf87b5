/** Starts a plain Node.js server that sends the same responses as ours, with identical bodies and headers. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { browserEncodings, get, type RawResponse } from './get.ts';
import { endProcess, runningProcesses } from './server-process.ts';

export interface PlainResponses {
  etag: string;
  /** Flat header lists, which Node.js writes fastest. */
  full: string[];
  notModified: string[];
  /** Base64. */
  body: string;
}

export interface PlainReport {
  port: number;
  /** Processor time since the start. */
  milliseconds: number;
  megabytes: number;
}

export interface PlainServer {
  port: number;
  etag: string;
  processorTime(work: () => Promise<void>): Promise<number>;
  megabytes(): Promise<number>;
  stop(): Promise<void>;
}

/** Copies the response for `path` of the server on `port`. */
export async function startPlainServer(port: number, path: string): Promise<PlainServer> {
  const page = await get(port, path, browserEncodings);
  const etag = page.headers.etag ?? '';
  const known = await get(port, path, { ...browserEncodings, 'if-none-match': etag });
  if (page.status !== 200 || known.status !== 304) throw new Error(`${path} is no page with an ETag`);
  const child = fork(join(import.meta.dirname, 'plain-server.fixture.ts'), { execArgv: process.execArgv });
  runningProcesses.add(child);
  const sendMessage = async (message: object): Promise<PlainReport> => {
    const answer = once(child, 'message');
    child.send(message);
    const [report]: PlainReport[] = await answer;
    if (!report) throw new Error('the plain server sent no message');
    return report;
  };
  const answers: PlainResponses = {
    etag,
    full: headersOf(page),
    notModified: headersOf(known),
    body: page.body.toString('base64'),
  };
  const { port: plainPort } = await sendMessage(answers);
  return {
    port: plainPort,
    etag,
    async processorTime(work) {
      const before = await sendMessage({});
      await work();
      return (await sendMessage({})).milliseconds - before.milliseconds;
    },
    megabytes: async () => (await sendMessage({})).megabytes,
    stop: () => endProcess(child),
  };
}

/** Omits the headers that Node.js writes itself. */
function headersOf({ headers }: RawResponse): string[] {
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  return Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [name, String(value)]));
}
