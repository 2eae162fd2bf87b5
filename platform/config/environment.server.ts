import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { OperatorError } from '#platform/cli/operator-error.ts';

/** Environment variables of a process, with defaults from the file `.env` in its working directory. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Environment variables take precedence, even empty ones. `LAPZARTA_ENV_FILE` names another file, or `off` for none,
 * which tests need: a developer's own settings must not affect them.
 */
export function readEnvironment(environment: Environment = process.env): Environment {
  const named = environment.LAPZARTA_ENV_FILE?.trim() || undefined;
  if (named === 'off') return environment;
  return { ...readEnvFile(named ?? '.env', named !== undefined), ...environment };
}

function readEnvFile(file: string, mustExist: boolean): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' && !mustExist) return {};
    throw new OperatorError(
      `The settings in ${file} cannot be read (${code}). Correct the file, or remove it.`,
    );
  }
}
