/** Members that stand in a literal of their own, spread at once: a way around the formatter, which puts one on a line. */
import { parseSync, Visitor } from 'vite';

type Spread = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['SpreadElement']>>[0];
type JsxSpread = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['JSXSpreadAttribute']>>[0];

/** A sentence for each `...{ a, b }` and `...[a, b]`, whose members belong into the object, list or call around it. */
export function findSpreadLiterals(path: string, source: string): string[] {
  // Most files have none, and need no parsing.
  if (!/\.(tsx?|mjs)$/.test(path) || !/\.\.\.[[{]/.test(source)) return [];
  const found: number[] = [];
  const note = (spread: Spread | JsxSpread): void => {
    if (isLiteral(spread)) found.push(source.slice(0, spread.start).split('\n').length);
  };
  new Visitor({ SpreadElement: note, JSXSpreadAttribute: note }).visit(parseSync(path, source).program);
  return found.map((line) => `${path}:${line}: a literal that is spread where it stands.`);
}

function isLiteral({ type, argument }: Spread | JsxSpread): boolean {
  if (argument.type === 'ArrayExpression') return true;
  if (argument.type !== 'ObjectExpression') return false;
  // Attributes have fixed names; an object with others has no other way.
  return (
    type === 'SpreadElement' || argument.properties.every((one) => one.type === 'Property' && !one.computed)
  );
}
