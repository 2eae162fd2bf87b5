/** YAML from outside → a checked value; what is wrong is added to the faults, each with the file's name. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { z } from 'zod';

/** Undefined when something is wrong with it; `file` is its name in the faults. */
export async function readYamlFile<T>(
  path: string,
  schema: z.ZodType<T>,
  faults: string[],
  file = path,
): Promise<T | undefined> {
  try {
    return readYaml(file, await readFile(path, 'utf8'), schema, faults);
  } catch (error) {
    faults.push(`${file}: ${firstLine(error)}`);
    return undefined;
  }
}

/** YAML that stands inside another file. */
export function readYaml<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  faults: string[],
): T | undefined {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    faults.push(`${file}: ${firstLine(error)}`);
    return undefined;
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues)
    faults.push(`${file}: ${[path.join('.'), message].filter(Boolean).join(': ')}`);
  return undefined;
}

/** The lines below the first draw a picture of the place. */
function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
