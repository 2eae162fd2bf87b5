import {
  type DestinationStream,
  destination,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
  stdTimeFunctions,
} from 'pino';
import { isDiskFull } from './disk-full.ts';
import { createSampler } from './sampled.ts';

/** JSON lines log: one object per event, with the request id where there is one, and without secrets. */
export type Log = Logger;

export interface LogNeeds {
  level: string;
  /** Standard output when absent. */
  to?: DestinationStream;
}

/** `createLog({ level: 'info' }).info({ articles: 12 }, 'imported')` */
export function createLog(needs: LogNeeds): Log {
  const options = {
    level: needs.level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretPaths, censor: '[secret]' },
    serializers: { err: errorWithoutSecrets, error: errorWithoutSecrets, errorPage: errorWithoutSecrets },
    hooks: { logMethod: sampleFullDisk() },
  };
  return pino(options, needs.to ?? standardOutput());
}

/** A full disk fails every write, thousands a minute: one line in ten seconds says so, with their count. */
function sampleFullDisk(): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  const sample = createSampler({ everyMs: 10_000 });
  return function logUnlessRepeated(given, method) {
    const [fields, ...rest] = given;
    if (!isDiskFull(fields)) {
      method.apply(this, given);
      return;
    }
    const times = sample('');
    if (times !== null) method.apply(this, [{ ...fields, times }, ...rest]);
  };
}

/** Lines that a full disk does not take wait here; later ones are dropped. */
const waitingBytes = 1_048_576;

/** The log goes on when there is room again. Pino’s own output ends the process, and tries for ever at its exit. */
function standardOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: false, maxLength: waitingBytes });
  const flush = output.flushSync.bind(output);
  output.on('error', () => {
    output.flushSync = () => undefined;
  });
  output.on('drain', () => {
    output.flushSync = flush;
  });
  return output;
}

/** Removes user and password from database URLs in a text. */
export function withoutPasswords(text: string): string {
  return text.replaceAll(/(postgres(?:ql)?:\/\/)[^\s/]*@/gi, '$1');
}

const secretNames = ['password', 'passwordHash', 'token', 'secret', 'authorization', 'cookie', 'databaseUrl'];
const secretPaths = [
  ...secretNames.flatMap((name) => [name, `*.${name}`]),
  'database.url',
  'config.database.url',
  'headers.authorization',
  'headers.cookie',
  'headers["set-cookie"]',
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
];

function errorWithoutSecrets(error: Error): object {
  const plain = stdSerializers.err(error);
  if (!(error instanceof Error)) return plain;
  return {
    ...plain,
    message: withoutPasswords(plain.message),
    stack: withoutPasswords(plain.stack),
    // The driver attaches its whole connection to an error, including the key that cancels queries.
    client: undefined,
  };
}
