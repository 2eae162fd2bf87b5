/** Texts of the interface stand in words files (decision 61). */
import { type ESTree, parseSync, Visitor } from 'vite';
import { exemptions } from './exemptions.ts';
import { withoutComments } from './imports.ts';

const hungarianLetter = /[áéíóöőúüű]/i;

/** Components, and code of the browser. */
const showsTexts =
  /^(features|pages|apps\/(web|newsroom)|ui)\/.*(\.tsx|\.island\.ts|\/(browser|newsroom)\/[^/]*\.ts)$/;
const isWordsFile = /-words(-hu|-en)?\.ts$/;

export function textOutsideWords(path: string, source: string): string | null {
  if (!showsTexts.test(path) || isWordsFile.test(path) || exemptions.shownTexts.allows(path)) return null;
  const accented = withoutComments(source)
    .split('\n')
    .find((one) => hungarianLetter.test(one));
  const [text = accented] = textsInElements(path, source);
  return text === undefined ? null : `has the text "${text.trim()}", which belongs to a words file`;
}

/** Attributes whose values are read or heard. */
const shownAttribute = /^(alt|aria-label|aria-roledescription|caption|label|placeholder|title)$/;

/** Words, of two letters at least, between tags and in attributes that readers notice, without accents as well. */
function textsInElements(path: string, source: string): string[] {
  if (!path.endsWith('.tsx')) return [];
  const found: string[] = [];
  const add = (text: string): void => {
    if (/\p{L}{2}/u.test(text.replaceAll(/&#?\w+;/g, ''))) found.push(text);
  };
  const addChild = (child: ESTree.JSXChild): void => {
    if (child.type === 'JSXText') add(child.value);
    if (child.type === 'JSXExpressionContainer') stringsOf(child.expression).forEach(add);
  };
  new Visitor({
    JSXElement: ({ children }) => children.forEach(addChild),
    JSXFragment: ({ children }) => children.forEach(addChild),
    JSXAttribute: ({ name, value }) => {
      if (typeof name.name !== 'string' || !shownAttribute.test(name.name) || value === null) return;
      if (value.type === 'Literal') add(String(value.value));
      if (value.type === 'JSXExpressionContainer') stringsOf(value.expression).forEach(add);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

/** The strings that an expression can be, without those that functions return. */
function stringsOf(expression: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  if (expression.type === 'Literal') return typeof expression.value === 'string' ? [expression.value] : [];
  if (expression.type === 'TemplateLiteral') return expression.quasis.map(({ value }) => value.raw);
  if (expression.type === 'LogicalExpression') return stringsOf(expression.right);
  if (expression.type !== 'ConditionalExpression') return [];
  return [...stringsOf(expression.consequent), ...stringsOf(expression.alternate)];
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
