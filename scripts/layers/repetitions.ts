/** Code of the product that stands twice, to the letter. */

const window = 10;
const productFile = /^(apps|features|pages|platform|ui)\/.*\.(tsx?|mjs|css)$/;
const testFile = /\.(test|fixture)\.|(^|\/)tests\//;

/** A sentence for each two files that share ten lines in a row; blank lines and imports do not count. */
export function findRepetitions(files: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, Place>();
  const found = new Map<string, string>();
  for (const [path, source] of files) {
    if (!productFile.test(path) || testFile.test(path)) continue;
    const lines = codeLines(source);
    for (let at = 0; at + window <= lines.length; at += 1) {
      const block = lines.slice(at, at + window);
      const text = block.map((line) => line.text).join('\n');
      const here = { path, line: block[0]?.number ?? 0, at };
      const there = places.get(text);
      if (there === undefined) places.set(text, here);
      else if (there.path !== path || here.at >= there.at + window)
        noteOnce(found, [there.path, path], sentence(there, here));
    }
  }
  return [...found.values()];
}

interface Place {
  path: string;
  line: number;
  /** Among the lines that count. */
  at: number;
}

function noteOnce(found: Map<string, string>, pair: [string, string], fault: string): void {
  const key = pair.join(' ');
  if (!found.has(key)) found.set(key, fault);
}

function sentence(there: Place, here: Place): string {
  return `${here.path}:${here.line}: repeats ${window} lines of ${there.path}:${there.line}.`;
}

function codeLines(source: string): { text: string; number: number }[] {
  // Replaced by as many line ends, so that the numbers stay right.
  const withoutImports = source.replaceAll(/^(import|export) [^;(]*? from '[^']*';$/gm, (text) =>
    '\n'.repeat(text.split('\n').length - 1),
  );
  return withoutImports
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter(({ text }) => text !== '');
}
