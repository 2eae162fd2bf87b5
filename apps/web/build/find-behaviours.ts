/** Finds the behaviours by the pattern of their names, for `virtual:behaviours`. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const id = 'virtual:behaviours';
const resolvedId = `\0${id}`;

/** @param files Paths of the files `x.behaviour.ts` from the project's root. */
export function findBehaviours(files: readonly string[]): Plugin {
  return {
    name: 'lapzarta:find-behaviours',
    resolveId: { filter: { id: /^virtual:behaviours$/ }, handler: () => resolvedId },
    load: {
      filter: { id: /^\0virtual:behaviours$/ },
      handler: () =>
        behavioursModule(
          files.map((file) => ({ file, selector: selectorIn(readFileSync(file, 'utf8'), file) })),
        ),
    },
  };
}

/** The selectors are in the script of every page, and the behaviours are not: each is a file of its own. */
export function behavioursModule(found: readonly { file: string; selector: string }[]): string {
  const entries = found.map(
    ({ file, selector }) => `[${JSON.stringify(selector)}, () => import(${JSON.stringify(`/${file}`)})]`,
  );
  return `export const behaviours = [\n${entries.join(',\n')}\n];\n`;
}

/** @throws Error for a file that exports no `selector` or no `start`. */
export function selectorIn(source: string, file: string): string {
  const [, selector] = /^export const selector =\s+'([^'\n]+)';$/m.exec(source) ?? [];
  if (selector === undefined) throw new Error(`${file} exports no selector as a string in single quotes`);
  if (!/^export function start\(/m.test(source)) throw new Error(`${file} exports no function start`);
  return selector;
}
