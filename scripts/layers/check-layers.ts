/** Checks a tree of files against the layer rules and the file rules, for long functions, and for code that stands twice. */

import { findCircles } from './circles.ts';
import { compareExemptions, exemptions } from './exemptions.ts';
import { type FileRulesNeeds, findFileFaults } from './file-rules.ts';
import { findLongFunctions } from './function-length.ts';
import { findLayerFaults } from './layer-rules.ts';
import { layers, layersInDocument } from './layers.ts';
import { findRepetitions } from './repetitions.ts';
import { findSpreadLiterals } from './spread-literals.ts';
import { findUnknownClasses } from './style-names.ts';
import { findUnreadWords } from './unread-words.ts';
import { findRepeatedWords } from './words-rules.ts';

/** `files`: text by path from the root, with `/`. Returns a sentence for each fault, in the order of the paths. */
export function checkLayers(files: ReadonlyMap<string, string>, places: string[] = []): string[] {
  const needs: FileRulesNeeds = { tables: tablesIn(files.get('db/types.ts') ?? ''), machinePaths: places };
  const faults = [...files]
    .filter(([path]) => !exemptions.unchecked.allows(path))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, source]) => [
      ...(/\.tsx?$/.test(path) ? findLayerFaults(path, source) : []),
      ...findFileFaults(path, source, needs),
      ...findLongFunctions(path, source),
      ...findSpreadLiterals(path, source),
    ]);
  const circles = findCircles(files).map((paths) => `${paths.join(', ')}: import each other in a circle.`);
  const document = files.get('ARCHITECTURE.md');
  return [
    ...faults,
    ...circles,
    ...findRepetitions(files),
    ...findRepeatedWords(files),
    ...findUnreadWords(files),
    ...findUnknownClasses(files),
    ...compareWithDocument(document),
    ...(document === undefined ? [] : compareExemptions(document)),
  ];
}

/** Tables and views of the database. */
export function tablesIn(types: string): string[] {
  const database = /export interface DB \{([^}]*)\}/.exec(types)?.[1] ?? '';
  return [...database.matchAll(/^\s*(\w+):/gm)].flatMap(([, name]) => name ?? []);
}

function compareWithDocument(markdown: string | undefined): string[] {
  if (markdown === undefined) return [];
  const documented = layersInDocument(markdown);
  if (documented === null) return ['ARCHITECTURE.md: has no table with the columns Layer and Folders.'];
  return Object.entries(layers).flatMap(([layer, modules]) => {
    const listed = [...(documented[Number(layer)] ?? [])].sort().join(', ');
    const is = [...modules].sort().join(', ');
    return listed === is ? [] : [`ARCHITECTURE.md: layer ${layer} lists "${listed}", and the rules "${is}".`];
  });
}
