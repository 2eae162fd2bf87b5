/** The components that show pages, found by the names of their files. */
import type { ComponentType } from 'react';
import type { Surroundings } from '#features/kit/public.ts';

/** Its data has the type of the page's definition, which the component declares with `ViewProps`. */
export type View = ComponentType<{ surroundings: Surroundings; data: unknown }>;

const modules = import.meta.glob<Record<string, View>>('/{features,pages}/**/*Page.tsx', { eager: true });

const views = new Map(
  Object.entries(modules).flatMap(([path, exported]) => {
    const name = nameOf(path);
    const view = exported[name];
    return view ? [[name, view] as const] : [];
  }),
);

export const viewNames: ReadonlySet<string> = new Set(Object.keys(modules).map(nameOf));

export function viewOf(name: string): View {
  const view = views.get(name);
  if (!view) throw new Error(`no file ${name}.tsx exports a component ${name}`);
  return view;
}

function nameOf(path: string): string {
  return /(\w+)\.tsx$/.exec(path)?.[1] ?? path;
}
