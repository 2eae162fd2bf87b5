/** Settings that the server adds to the document, as a block of JSON. */
import * as z from 'zod/mini';
import type { ReplacedWords, WordTexts } from '#platform/text/words.ts';

const wordTexts: z.ZodMiniType<WordTexts> = z.lazy(() =>
  z.union([z.string(), z.array(wordTexts), z.record(z.string(), wordTexts)]),
);
const wordsOfLanguage = z.optional(z.record(z.string(), wordTexts));

const settingsSchema = z.object({
  build: z.string(),
  sites: z.array(z.object({ slug: z.string(), name: z.string(), timeZone: z.string() })),
  words: z.object({ hu: wordsOfLanguage, en: wordsOfLanguage }),
});

export interface Settings {
  build: string;
  sites: readonly { slug: string; name: string; timeZone: string }[];
  words: ReplacedWords;
}

export function readSettings(document: Document): Settings {
  const { build, sites, words } = settingsSchema.parse(
    JSON.parse(document.getElementById('settings')?.textContent ?? ''),
  );
  const { hu = {}, en = {} } = words;
  return { build, sites, words: { hu, en } };
}
