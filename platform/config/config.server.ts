/** Everything the environment may say, read in one place and checked as a whole before anything starts. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#platform/cli/operator-error.ts';

export interface Config {
  host: string;
  port: number;
  /** Ours, kept in the data folder, or one that somebody else runs. */
  database: { kind: 'embedded' } | { kind: 'external'; url: string };
  /** Absolute. */
  dataFolder: string;
  /** Absolute. */
  editionFolder: string;
  /** A time that stands still, for demonstrations and tests; null for the real one. */
  fixedTime: string | null;
  logLevel: LogLevel;
  cacheBytes: number;
  /** How often an open page asks whether there is a newer build. */
  buildCheckSeconds: number;
  /** Whether readers' browsers keep the paper for when they have no network. */
  offline: boolean;
  /** Whether a server does what the timetable says; where it does not, `lapzarta work` has to. */
  works: boolean;
  /** Whether the papers are for the newsroom alone, who has to sign in. */
  preview: boolean;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Environment = Readonly<Record<string, string | undefined>>;
export type ConfigReading = { kind: 'config'; config: Config } | { kind: 'faults'; faults: string[] };

/** Reads the settings, or lists every fault there is: `readConfig({ PORT: '8080' })`. */
export function readConfig(environment: Environment): ConfigReading {
  const reading = settings.safeParse(withoutEmpty(environment));
  if (!reading.success) return { kind: 'faults', faults: reading.error.issues.map(sentenceOf) };
  const given = reading.data;
  return {
    kind: 'config',
    config: {
      host: given.HOST,
      port: given.PORT,
      database:
        given.DATABASE_URL === undefined
          ? { kind: 'embedded' }
          : { kind: 'external', url: given.DATABASE_URL },
      dataFolder: resolve(given.LAPZARTA_DATA),
      editionFolder: resolve(given.LAPZARTA_EDITION),
      fixedTime: given.LAPZARTA_CLOCK ?? null,
      logLevel: given.LOG_LEVEL,
      cacheBytes: given.LAPZARTA_CACHE_MB * 1024 * 1024,
      buildCheckSeconds: given.LAPZARTA_BUILD_CHECK_SECONDS,
      offline: given.LAPZARTA_OFFLINE === 'on',
      works: given.LAPZARTA_WORK === 'on',
      preview: given.LAPZARTA_PREVIEW === 'on',
    },
  };
}

/** The settings of this process; throws an OperatorError that lists every fault. */
export function configOfProcess(): Config {
  const reading = readConfig(process.env);
  if (reading.kind === 'config') return reading.config;
  const [fault, ...others] = reading.faults;
  if (others.length === 0) throw new OperatorError(`A setting is wrong: ${fault}`);
  throw new OperatorError(['These settings are wrong:', ...reading.faults].join('\n  '));
}

const settings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9_.:-]+$/, 'must be a host name or an address, such as 127.0.0.1')
    .default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/database')
    .optional(),
  LAPZARTA_DATA: z
    .string()
    .refine(canBeWritten, {
      error: ({ input }) =>
        `must be a folder in which this user may write, which ${input} is not and cannot become`,
    })
    .prefault('.data'),
  LAPZARTA_EDITION: z
    .string()
    .refine(isFolder, { error: ({ input }) => `must be the folder of an edition, which ${input} is not` })
    .prefault('edition'),
  LAPZARTA_CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an ISO time with its zone, such as 2026-11-21T08:00:00+01:00' })
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  LAPZARTA_CACHE_MB: wholeNumber(1, 65536).default(48),
  LAPZARTA_BUILD_CHECK_SECONDS: wholeNumber(1, 86_400).default(60),
  LAPZARTA_OFFLINE: onOrOff('on'),
  LAPZARTA_WORK: onOrOff('on'),
  LAPZARTA_PREVIEW: onOrOff('off'),
});

function onOrOff(usual: 'on' | 'off') {
  return z.enum(['on', 'off'], { error: 'must be on or off' }).default(usual);
}

/** `NAME=` in a shell or an env file means "not given". */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
}

function wholeNumber(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .pipe(z.number().min(least, sentence).max(most, sentence));
}

function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1;
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Of a folder that is to be made the one in which it will be decides. */
function canBeWritten(path: string): boolean {
  let there = resolve(path);
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
    return isFolder(there);
  } catch {
    return false;
  }
}

/** Of most settings the value is not repeated: it may hold a password. */
function sentenceOf(issue: { path: PropertyKey[]; message: string }): string {
  return `${issue.path.map(String).join('.')} ${issue.message}.`;
}
