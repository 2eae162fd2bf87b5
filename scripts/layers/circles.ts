/** Finds files that import each other in a circle, directly or through others. */
import { importsOf } from './imports.ts';

/** Each circle once, as the sorted paths of its files. */
export function findCircles(files: ReadonlyMap<string, string>): string[][] {
  const sources = [...files.keys()].filter((path) => /\.(tsx?|mjs)$/.test(path));
  const targets = new Map(sources.map((path) => [path, targetsOf(path, files)]));
  return componentsOf(targets).filter((files) => files.length > 1);
}

function targetsOf(path: string, files: ReadonlyMap<string, string>): string[] {
  const found = importsOf(path, files.get(path) ?? '').flatMap(({ target }) => target ?? []);
  return [...new Set(found)].filter((target) => files.has(target) && target !== path);
}

/** Tarjan's strongly connected components. */
function componentsOf(targets: ReadonlyMap<string, string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];

  function visit(path: string): void {
    order.set(path, order.size);
    lowest.set(path, order.get(path) ?? 0);
    stack.push(path);
    for (const target of targets.get(path) ?? []) {
      if (!order.has(target)) {
        visit(target);
        lower(path, lowest.get(target) ?? 0);
      } else if (stack.includes(target)) lower(path, order.get(target) ?? 0);
    }
    if (lowest.get(path) === order.get(path)) components.push(stack.splice(stack.indexOf(path)).toSorted());
  }
  function lower(path: string, to: number): void {
    lowest.set(path, Math.min(lowest.get(path) ?? 0, to));
  }

  for (const path of targets.keys()) if (!order.has(path)) visit(path);
  return components;
}
