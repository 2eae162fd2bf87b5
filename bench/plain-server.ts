/** Starts a plain Node.js server that sends what ours sent, byte for byte and header for header. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { browserEncodings, type Got, get } from './get.ts';
import { end, running } from './server-process.ts';

export interface PlainAnswers {
  etag: string;
  /** Flat lists, which Node.js writes fastest. */
  full: string[];
  notModified: string[];
  /** Base64. */
  body: string;
}

export interface PlainReport {
  port: number;
  /** Processor time so far. */
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

/** The page at `path` of the server on `port` becomes the plain server's one answer. */
export async function startPlainServer(port: number, path: string): Promise<PlainServer> {
  const page = await get(port, path, browserEncodings);
  const etag = page.headers.etag ?? '';
  const known = await get(port, path, { ...browserEncodings, 'if-none-match': etag });
  if (page.status !== 200 || known.status !== 304) throw new Error(`${path} is no page with an ETag`);
  const child = fork(join(import.meta.dirname, 'plain-server.fixture.ts'), { execArgv: process.execArgv });
  running.add(child);
  const ask = async (message: object): Promise<PlainReport> => {
    const answer = once(child, 'message');
    child.send(message);
    const [report]: PlainReport[] = await answer;
    if (!report) throw new Error('the plain server said nothing');
    return report;
  };
  const answers: PlainAnswers = {
    etag,
    full: headersOf(page),
    notModified: headersOf(known),
    body: page.body.toString('base64'),
  };
  const { port: plainPort } = await ask(answers);
  return {
    port: plainPort,
    etag,
    async processorTime(work) {
      const before = await ask({});
      await work();
      return (await ask({})).milliseconds - before.milliseconds;
    },
    megabytes: async () => (await ask({})).megabytes,
    stop: () => end(child),
  };
}

/** Without those that Node.js writes itself. */
function headersOf({ headers }: Got): string[] {
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  return Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [name, String(value)]));
}
