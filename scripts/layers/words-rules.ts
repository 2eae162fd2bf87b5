/** Texts of the interface stand in words files (decision 61). */
import { exemptions } from './exemptions.ts';
import { withoutComments } from './imports.ts';

const hungarianLetter = /[áéíóöőúüű]/i;

/** Components, and code of the browser. */
const showsTexts = /^(features|pages|apps\/web|ui)\/.*(\.tsx|\.island\.ts|\/browser\/[^/]*\.ts)$/;
const isWordsFile = /-words(-hu|-en)?\.ts$/;

export function textOutsideWords(path: string, source: string): string | null {
  if (!showsTexts.test(path) || isWordsFile.test(path) || exemptions.shownTexts.allows(path)) return null;
  const line = withoutComments(source)
    .split('\n')
    .find((one) => hungarianLetter.test(one));
  return line === undefined ? null : `has the text "${line.trim()}", which belongs to a words file`;
}

/** An edition calls words by the name of their file. */
export function wrongNameOfWords(path: string, source: string): string | null {
  if (!/\.tsx?$/.test(path) || exemptions.shownTexts.allows(path)) return null;
  const wrong = namesOfWords(source).find(
    (name) => !new RegExp(`(^|/)${name}-words(-hu|-en)?\\.ts$`).test(path),
  );
  return wrong === undefined ? null : `defines the words '${wrong}', whose file would be ${wrong}-words.ts`;
}

/** Two files with words of one name; a file for each language is one. */
export function findRepeatedWords(files: ReadonlyMap<string, string>): string[] {
  const paths = new Map<string, string>();
  return [...files].flatMap(([path, source]) => {
    if (!isWordsFile.test(path)) return [];
    const file = path.replace(/-words-(hu|en)\.ts$/, '-words.ts');
    return namesOfWords(source).flatMap((name) => {
      const other = paths.get(name) ?? file;
      paths.set(name, other);
      return other === file ? [] : [`${path}: ${other} has words with the name '${name}', too.`];
    });
  });
}

function namesOfWords(source: string): string[] {
  const found = withoutComments(source).matchAll(
    /\bdefineWords(?:<[^>(]*>)?\(\s*'([\w-]+)'|\bdefineWordsIn(?:<[^>(]*>)?\(\s*'(?:hu|en)',\s*'([\w-]+)'/g,
  );
  return [...found].flatMap(([, name, ofOne]) => name ?? ofOne ?? []);
}
