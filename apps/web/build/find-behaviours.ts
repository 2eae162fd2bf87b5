/** Finds the behaviours by the pattern of their names, for `virtual:behaviours`. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const id = 'virtual:behaviours';
const resolvedId = `\0${id}`;
const triggerNames = ['load', 'idle', 'visible'];

interface FoundBehaviour {
  /** Path from the project's root. */
  file: string;
  selector: string;
  /** Trigger that loads it for each element; null for behaviours that start once for a page. */
  when: string | null;
}

/** @param files Paths of the files `x.behaviour.ts` from the project's root. */
export function findBehaviours(files: readonly string[]): Plugin {
  return {
    name: 'lapzarta:find-behaviours',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:behaviours$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /^\0virtual:behaviours$/ },
      handler: () => behavioursModule(files.map(readBehaviour)),
    },
    transform: {
      filter: { id: /\.behaviour\.ts$/ },
      // Only the build reads them.
      handler: (code) => ({
        code: code.replaceAll(/^export (?=const (?:selector|when)\b)/gm, ''),
        map: null,
      }),
    },
  };
}

/** Whether a file is fetched for an element at its time, and not by the page's script for the whole page. */
export function isTimedBehaviour(file: string): boolean {
  return file.endsWith('.behaviour.ts') && readBehaviour(file).when !== null;
}

function readBehaviour(file: string): FoundBehaviour {
  return { file, ...parseBehaviour(readFileSync(file, 'utf8'), file) };
}

/** The selectors are in the script of every page, and the behaviours are not: each is a file of its own. */
export function behavioursModule(found: readonly FoundBehaviour[]): string {
  const entryOf = ({ file, selector, when }: FoundBehaviour): string => {
    const trigger = when === null ? '' : `, ${JSON.stringify(when)}`;
    return `[${JSON.stringify(selector)}, () => import(${JSON.stringify(`/${file}`)})${trigger}]`;
  };
  return `export const behaviours = [\n${found.map(entryOf).join(',\n')}\n];\n`;
}

/** @throws Error for a file that exports no `selector` or no `start`, or an unknown time. */
export function parseBehaviour(source: string, file: string): Omit<FoundBehaviour, 'file'> {
  const [, selector] = /^export const selector =\s+'([^'\n]+)';$/m.exec(source) ?? [];
  if (selector === undefined) throw new Error(`${file} exports no selector as a string in single quotes`);
  if (!/^export (?:async )?function start\(/m.test(source))
    throw new Error(`${file} exports no function start`);
  const [isTimed, when = ''] = /^export const when\b(?: = '([^'\n]+)';$)?/m.exec(source) ?? [];
  if (isTimed === undefined) return { selector, when: null };
  if (!triggerNames.includes(when)) throw new Error(`${file} exports no trigger as \`when\``);
  return { selector, when };
}
