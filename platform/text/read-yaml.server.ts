import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/**
 * Reads and validates a YAML file; undefined when it is invalid, with the errors added to `faults`. `file` is its name
 * there.
 */
export async function readYamlFile<T>(
  path: string,
  schema: z.ZodType<T>,
  faults: string[],
  file = path,
): Promise<T | undefined> {
  const value = await readYamlValue(path, faults, file);
  return value === undefined ? undefined : checkValue(file, value.content, schema, faults);
}

/** The file's content without validation; undefined when it cannot be read or is not YAML. */
export async function readYamlValue(
  path: string,
  faults: string[],
  file = path,
): Promise<{ content: unknown } | undefined> {
  try {
    return parseYaml(file, await readFile(path, 'utf8'), faults);
  } catch (error) {
    faults.push(`${file}: ${firstLine(error)}`);
    return undefined;
  }
}

/** The same for a JSON file. */
export async function readJsonValue(
  path: string,
  faults: string[],
): Promise<{ content: unknown } | undefined> {
  try {
    return { content: JSON.parse(await readFile(path, 'utf8')) };
  } catch (error) {
    faults.push(`${path}: ${firstLine(error)}`);
    return undefined;
  }
}

/** YAML embedded in another file. */
export function readYaml<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  faults: string[],
): T | undefined {
  const value = parseYaml(file, text, faults);
  return value === undefined ? undefined : checkValue(file, value.content, schema, faults);
}

/** @param place Path of the value in the file: `3` for its fourth entry. */
export function checkValue<T>(
  file: string,
  value: unknown,
  schema: z.ZodType<T>,
  faults: string[],
  place: PropertyKey[] = [],
): T | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues)
    faults.push(`${file}: ${[[...place, ...path].join('.'), message].filter(Boolean).join(': ')}`);
  return undefined;
}

/** Reports all syntax errors, not only the first. */
function parseYaml(file: string, text: string, faults: string[]): { content: unknown } | undefined {
  const document = parseDocument(text);
  faults.push(...document.errors.map((error) => `${file}: ${firstLine(error)}`));
  return document.errors.length > 0 ? undefined : { content: document.toJS() };
}

/** The other lines of the message show the position as text art. */
function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
