/** Functions of the product that are too long to be read as one. */
import { parseSync, Visitor } from 'vite';

const maxLines = 80;
const productCode = /^(apps|features|pages|platform|ui)\/.*\.(tsx?|mjs)$/;
const testFile = /\.test\.|(^|\/)tests\/|\.d\.ts$/;

/** A sentence for each function of more than 80 lines, from its parameters to its end, functions inside it included. */
export function findLongFunctions(path: string, source: string): string[] {
  if (!productCode.test(path) || testFile.test(path)) return [];
  // Nearly all files are shorter than this, and need no parsing.
  if (source.split('\n').length <= maxLines) return [];
  return lengthsOfFunctions(path, source)
    .filter(({ lines }) => lines > maxLines)
    .map(({ line, lines }) => `${path}:${line}: a function of ${lines} lines, and ${maxLines} are the most.`);
}

/** Every function of a file, also one inside another. */
function lengthsOfFunctions(path: string, source: string): { line: number; lines: number }[] {
  const found: { line: number; lines: number }[] = [];
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  const measure = ({ start, end }: { start: number; end: number }): void => {
    const line = lineAt(start);
    found.push({ line, lines: lineAt(end) - line + 1 });
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(path, source).program);
  return found;
}
