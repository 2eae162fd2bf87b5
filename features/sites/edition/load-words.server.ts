/** Reads `words/hu.yaml` and `words/en.yaml` of an edition: texts of the interface that are not the defaults. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import type { ReplacedWords, WordTexts } from '#platform/text/words.ts';

const texts: z.ZodType<WordTexts> = z.lazy(() =>
  z.union([z.string(), z.array(texts), z.record(z.string(), texts)], 'a text, or texts by name'),
);
/** Null: only comments. */
const fileSchema = z.record(z.string(), texts).nullable();

/** Whether the names in them exist is checked by the server, which has the defaults. */
export async function readWords(folder: string, faults: string[]): Promise<ReplacedWords> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names)
    if (!/^(hu|en)\.yaml$/.test(name))
      faults.push(`${join(folder, name)}: only hu.yaml and en.yaml are read`);
  const read = async (language: string) => {
    const name = `${language}.yaml`;
    return names.includes(name) ? await readYamlFile(join(folder, name), fileSchema, faults) : null;
  };
  return { hu: (await read('hu')) ?? {}, en: (await read('en')) ?? {} };
}
