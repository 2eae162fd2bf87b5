/** Holds a tree of files against the walls of the house. */
import { floors, floorsInDocument } from './floors.ts';
import { findBadManners, type MannersNeeds } from './manners.ts';
import { findBrokenWalls } from './walls.ts';

/** `files`: text by path from the root, with `/`. Returns a sentence for each fault, in the order of the paths. */
export function checkHouse(files: ReadonlyMap<string, string>, places: string[] = []): string[] {
  const needs: MannersNeeds = { tables: tablesIn(files.get('db/types.ts') ?? ''), places };
  const faults = [...files]
    .filter(([path]) => path !== 'db/types.ts')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, source]) => [
      ...(/\.tsx?$/.test(path) ? findBrokenWalls(path, source) : []),
      ...findBadManners(path, source, needs),
    ]);
  return [...faults, ...compareWithDocument(files.get('ARCHITECTURE.md'))];
}

function tablesIn(types: string): string[] {
  const database = /export interface DB \{([^}]*)\}/.exec(types)?.[1] ?? '';
  return [...database.matchAll(/^\s*(\w+):/gm)].flatMap(([, name]) => name ?? []);
}

function compareWithDocument(markdown: string | undefined): string[] {
  if (markdown === undefined) return [];
  const told = floorsInDocument(markdown);
  if (told === null) return ['ARCHITECTURE.md: has no table with the columns Floor and Folders.'];
  return Object.entries(floors).flatMap(([floor, rooms]) => {
    const says = [...(told[Number(floor)] ?? [])].sort().join(', ');
    const is = [...rooms].sort().join(', ');
    return says === is ? [] : [`ARCHITECTURE.md: floor ${floor} says "${says}", and the walls say "${is}".`];
  });
}
