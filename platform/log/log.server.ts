import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';

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
  };
  return needs.to === undefined ? pino(options) : pino(options, needs.to);
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
