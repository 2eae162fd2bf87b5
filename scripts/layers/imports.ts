/** Finds the imports of a file and resolves their paths. */
import { posix } from 'node:path';

export interface Import {
  /** As written: `./x.ts`, `#features/quiz/public.ts`, `kysely`. */
  specifier: string;
  /** Path from the checkout's root; null for a package. */
  target: string | null;
  /** True for imports that are erased at compile time. */
  onlyTypes: boolean;
}

export function importsOf(path: string, source: string): Import[] {
  const code = withoutComments(source);
  const found = [...code.matchAll(statement), ...code.matchAll(call)];
  return found.map(({ groups }) => {
    const specifier = groups?.specifier ?? '';
    return { specifier, target: targetOf(path, specifier), onlyTypes: groups?.type !== undefined };
  });
}

/** Sufficient for our own formatted sources; a string with comment marks in it is cut off there. */
export function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{}(,])\/\/.*$/gm, '$1');
}

const statement =
  /^\s*(?:import|export)\s+(?<type>type\s)?(?:[\w*\s{},$]+\sfrom\s+)?['"](?<specifier>[^'"\n]+)['"]/gm;
const call = /\bimport\(\s*['"](?<specifier>[^'"\n]+)['"]\s*\)(?<type>\.[A-Z])?/g;

function targetOf(path: string, specifier: string): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return plain.slice(1);
  return plain.startsWith('.') ? posix.join(posix.dirname(path), plain) : null;
}
