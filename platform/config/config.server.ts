import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { canNameHosts } from '#platform/http/outgoing/public-address.server.ts';
import type { Environment } from './environment.server.ts';
import {
  defaultMetricsAddress,
  listenerSetting,
  type MetricsAddress,
  proxiesSetting,
} from './network-settings.server.ts';
import { readSettings, type SettingsReading, settingsOfProcess } from './read-settings.server.ts';
import { type ServiceAccount, serviceAccountSetting } from './service-account.server.ts';
import { canBeWritten } from './writable-folder.server.mjs';

/** Settings of the environment that no feature owns. */
export interface Config {
  host: string;
  port: number;
  /** Embedded in the data folder, or an external server. */
  database: { kind: 'embedded' } | { kind: 'external'; url: string };
  /** Absolute path. */
  dataFolder: string;
  /** Absolute path. */
  editionFolder: string;
  /** Fixed time for demonstrations and tests; null for the real time. */
  fixedTime: string | null;
  logLevel: LogLevel;
  cacheBytes: number;
  /** How often an open page checks for a newer build. */
  buildCheckSeconds: number;
  /** Whether readers' browsers store an offline copy. */
  offline: boolean;
  /** Whether a server runs scheduled jobs; where it does not, `lapzarta work` has to. */
  works: boolean;
  /** Whether the sites are visible to the newsroom only, after signing in. */
  preview: boolean;
  /** Hosts and ranges outside the public internet that feeds may be fetched from. */
  fetchAllow: readonly string[];
  /** Where metrics are served; null when they are off. */
  metrics: MetricsAddress | null;
  /** Addresses and networks of proxies besides loopback whose `X-Forwarded-*` headers are trusted. */
  proxies: string[];
  /** Key for the provider of live scores; null when there is none, which its sandbox does not need. */
  apisportsKey: string | null;
  /** The server for mails, with its password; null when there is none. */
  smtp: string | null;
  /** Where reports of mail servers about newsletters are accepted; null for nowhere. */
  bounces: MetricsAddress | null;
  /** The account for the app's notifications; null when there is none. */
  fcm: ServiceAccount | null;
  /** The client secret of the sign-in with Google; null when there is none. */
  googleSecret: string | null;
  /** Whether sandboxes may be used at a public address. */
  allowsSandbox: boolean;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Parses the settings, or lists all faults: `readConfig({ PORT: '8080' })`. */
export function readConfig(environment: Environment): SettingsReading<Config> {
  return readSettings(configSchema, environment);
}

/** The settings of this process; throws an OperatorError that lists all faults. */
export function configOfProcess(): Config {
  return settingsOfProcess(configSchema);
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
  LAPZARTA_FETCH_ALLOW: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
    .refine(
      (entries) => entries.every(canNameHosts),
      'must be hosts, addresses or ranges with commas between, such as feeds.internal,10.1.0.0/16',
    ),
  LAPZARTA_METRICS: listenerSetting.optional(),
  LAPZARTA_BOUNCES: listenerSetting.optional(),
  LAPZARTA_PROXIES: proxiesSetting.default([]),
  LAPZARTA_SANDBOX: onOrOff('off'),
  LAPZARTA_SMTP: z
    .string()
    .refine(isSmtpUrl, 'must look like smtps://user:password@mail.example:465')
    .optional(),
  LAPZARTA_FCM: serviceAccountSetting.optional(),
  LAPZARTA_GOOGLE_SECRET: z
    .string()
    .regex(/^\S{8,200}$/, 'must be the client secret of Google’s console')
    .optional(),
  APISPORTS_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/, 'must be a key of API-Sports: letters, digits, - and _')
    .optional(),
});

const configSchema = settings.transform(
  (given): Config => ({
    host: given.HOST,
    port: given.PORT,
    database:
      given.DATABASE_URL === undefined ? { kind: 'embedded' } : { kind: 'external', url: given.DATABASE_URL },
    dataFolder: resolve(given.LAPZARTA_DATA),
    editionFolder: resolve(given.LAPZARTA_EDITION),
    fixedTime: given.LAPZARTA_CLOCK ?? null,
    logLevel: given.LOG_LEVEL,
    cacheBytes: given.LAPZARTA_CACHE_MB * 1024 * 1024,
    buildCheckSeconds: given.LAPZARTA_BUILD_CHECK_SECONDS,
    offline: given.LAPZARTA_OFFLINE === 'on',
    works: given.LAPZARTA_WORK === 'on',
    preview: given.LAPZARTA_PREVIEW === 'on',
    fetchAllow: given.LAPZARTA_FETCH_ALLOW,
    metrics:
      given.LAPZARTA_METRICS === undefined ? defaultMetricsAddress(given.PORT) : given.LAPZARTA_METRICS.at,
    proxies: given.LAPZARTA_PROXIES,
    apisportsKey: given.APISPORTS_KEY ?? null,
    smtp: given.LAPZARTA_SMTP ?? null,
    bounces: given.LAPZARTA_BOUNCES?.at ?? null,
    fcm: given.LAPZARTA_FCM ?? null,
    googleSecret: given.LAPZARTA_GOOGLE_SECRET ?? null,
    allowsSandbox: given.LAPZARTA_SANDBOX === 'on',
  }),
);

/** All setting names, for the test of the documentation. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

function onOrOff(usual: 'on' | 'off') {
  return z.enum(['on', 'off'], { error: 'must be on or off' }).default(usual);
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

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
