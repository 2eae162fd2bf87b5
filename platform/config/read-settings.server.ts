/** Settings of the environment, each group with a schema of its own, validated before anything starts. */
import type { z } from 'zod';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { type Environment, readEnvironment } from './environment.server.ts';

export type SettingsReading<T> = { kind: 'settings'; settings: T } | { kind: 'faults'; faults: string[] };

/** Parses the settings, or lists all faults. */
export function readSettings<T>(schema: z.ZodType<T>, environment: Environment): SettingsReading<T> {
  const reading = schema.safeParse(withoutEmpty(environment));
  return reading.success
    ? { kind: 'settings', settings: reading.data }
    : { kind: 'faults', faults: reading.error.issues.map(sentenceOf) };
}

/** Those of this process; throws an OperatorError that lists all faults. */
export function settingsOfProcess<T>(schema: z.ZodType<T>): T {
  const reading = readSettings(schema, readEnvironment());
  if (reading.kind === 'settings') return reading.settings;
  const [fault, ...others] = reading.faults;
  if (others.length === 0) throw new OperatorError(`A setting is wrong: ${fault}`);
  throw new OperatorError(['These settings are wrong:', ...reading.faults].join('\n  '));
}

/** `NAME=` in a shell or an env file means "not set". */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
}

/** Most messages do not repeat the value, because it may contain a password. */
function sentenceOf(issue: { path: PropertyKey[]; message: string }): string {
  return `${issue.path.map(String).join('.')} ${issue.message}.`;
}
