/** Variables that child processes inherit: paths, and nothing that would change their behaviour. */
const inheritedNames = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'ComSpec'];

/** Environment of a child process. PG… variables are excluded: they would point our database server elsewhere. */
export function childEnvironment(): Record<string, string> {
  const environment: Record<string, string> = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of inheritedNames) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}
