/** The components of mails, found by the names of their files. */
import type { ComponentType } from 'react';
import type { MailFrame } from '#features/kit/public.ts';

/** Its data has the type of the mail's definition, which the component declares with `MailProps`. */
export type MailView = ComponentType<{ frame: MailFrame; props: object }>;

const modules = import.meta.glob<Record<string, MailView>>('/{features,pages}/**/*Mail.tsx', { eager: true });

const views = new Map(
  Object.entries(modules).flatMap(([path, exported]) => {
    const name = /(\w+)\.tsx$/.exec(path)?.[1] ?? path;
    const view = exported[name];
    return view ? [[name, view] as const] : [];
  }),
);

export function mailViewOf(name: string): MailView {
  const view = views.get(name);
  if (!view) throw new Error(`no file ${name}.tsx exports a component ${name}`);
  return view;
}

export const mailViewNames: ReadonlySet<string> = new Set(views.keys());
