/** The classes of CSS modules and the components that name them: each class has a rule, and each rule a component. */
import { posix } from 'node:path';

export function findUnknownClasses(files: ReadonlyMap<string, string>): string[] {
  const uses = new Map<string, Use[]>();
  for (const [path, source] of files) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const use of usesIn(path, source)) uses.set(use.module, [...(uses.get(use.module) ?? []), use]);
  }
  return [...files].flatMap(([path, source]) =>
    path.endsWith('.module.css') ? faultsOf(path, classesIn(source), uses.get(path) ?? []) : [],
  );
}

interface Use {
  path: string;
  module: string;
  names: string[];
  /** The component computes names, or hands all of them on. */
  isOpen: boolean;
}

function faultsOf(module: string, classes: ReadonlySet<string>, uses: readonly Use[]): string[] {
  const unknown = uses.flatMap(({ path, names }) =>
    names
      .filter((name) => !classes.has(name))
      .map((name) => `${path}: names the class ${name}, for which ${module} has no rule.`),
  );
  if (uses.some(({ isOpen }) => isOpen)) return unknown;
  const named = new Set(uses.flatMap(({ names }) => names));
  const unused = [...classes].filter((name) => !named.has(name));
  return [...unknown, ...unused.map((name) => `${module}: no component names the class ${name}.`)];
}

function usesIn(path: string, source: string): Use[] {
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([statement, local = '', from = '']) => {
      const rest = source.replace(statement, '');
      const names = [...rest.matchAll(new RegExp(`(?<![\\w.])${local}\\.(\\w+)`, 'g'))].flatMap(
        ([, name]) => name ?? [],
      );
      return {
        path,
        module: from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from),
        names: [...new Set(names)],
        isOpen: new RegExp(`(?<![\\w./])${local}\\b(?!\\.\\w|\\.module|:)`).test(rest),
      };
    },
  );
}

function classesIn(source: string): Set<string> {
  const selectors = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .replaceAll(/url\([^)]*\)/g, '');
  return new Set([...selectors.matchAll(/\.([A-Za-z]\w*)/g)].flatMap(([, name]) => name ?? []));
}
