/** Words of the interface that no code reads: an edition could replace them, and nothing would change. */
import { type ESTree, parseSync, Visitor } from 'vite';
import { withoutComments } from './imports.ts';
import { moduleOf } from './layers.ts';

const productCode = /^(apps|features|pages|platform|ui)\/.*\.tsx?$/;
const testFile = /\.(test|fixture)\.tsx?$/;
const wordsFile = /-words(-hu|-en)?\.ts$/;

/** A sentence for each key, of the first level of a words file, that is read nowhere. */
export function findUnreadWords(files: ReadonlyMap<string, string>): string[] {
  const code = [...files]
    .filter(([path]) => productCode.test(path) && !testFile.test(path))
    .map(([path, source]) => ({ path, source, names: namesReadIn(path, source) }));
  return code
    .filter(({ path }) => wordsFile.test(path))
    .flatMap(({ path, source }) => {
      const module = moduleOf(path) ?? '';
      const readers = code.filter((other) => mayRead(other, module));
      return keysIn(path, source)
        .filter((key) => !readers.some(({ names }) => names.has(key)))
        .map((key) => `${path}: nothing reads the word ${key}.`);
    });
}

/** Words reach components of higher layers and of `ui` as properties; other features have to import them. */
function mayRead({ path, source }: { path: string; source: string }, module: string): boolean {
  const own = moduleOf(path) ?? '';
  return own === module || !own.startsWith('features/') || source.includes(`#${module}/`);
}

/** Members, quoted names and, outside words files, names in braces; more than are read, so that none is missed. */
function namesReadIn(path: string, source: string): ReadonlySet<string> {
  const pattern = wordsFile.test(path) ? /\.([\w$]+)/g : /(?:\.|['"]|[{,]\s*)([\w$]+)/g;
  return new Set([...withoutComments(source).matchAll(pattern)].flatMap(([, name]) => name ?? []));
}

/** The keys of objects that are defined as words, and of constants that are passed to be. */
function keysIn(path: string, source: string): string[] {
  const keys = new Set<string>();
  const add = (value: ESTree.Node | null | undefined): void => {
    if (value?.type !== 'ObjectExpression') return;
    for (const one of value.properties)
      if (one.type === 'Property' && one.key.type === 'Identifier') keys.add(one.key.name);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && /^(hu|en)$/.test(id.name)) add(init);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'defineWordsIn') add(given[2]);
      const [, both] = given;
      if (callee.name !== 'defineWords' || both?.type !== 'ObjectExpression') return;
      for (const one of both.properties) if (one.type === 'Property') add(one.value);
    },
  }).visit(parseSync(path, source).program);
  return [...keys];
}
