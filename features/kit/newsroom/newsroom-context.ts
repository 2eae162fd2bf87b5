/** The context that the newsroom's application provides to all its screens. */
import { createContext, useContext } from 'react';
import { type Grants, may, type Right } from '#features/sites/public.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import type { Send } from './answer.ts';

export interface Newsroom {
  /** The person who is signed in. */
  me: Grants & { id: number; name: string };
  language: WordLanguage;
  sites: readonly NewsroomSite[];
  send: Send;
  /** Shows the outcome of an act; screen readers announce it. */
  tell(notice: NewsroomNotice): void;
}

export interface NewsroomSite {
  slug: string;
  name: string;
  timeZone: string;
}

export interface NewsroomNotice {
  text: string;
  kind?: 'done' | 'failed';
  /** A button that undoes the act while the notice is shown. */
  undo?: { label: string; run(): void };
  /** How long it is shown; a failure stays until it is closed. */
  seconds?: number;
}

const context = createContext<Newsroom | null>(null);

export const NewsroomProvider = context.Provider;

export function useNewsroom(): Newsroom {
  const newsroom = useContext(context);
  if (newsroom === null) throw new Error('This component is shown in the newsroom only.');
  return newsroom;
}

/** The zone in which times are shown: the site's, or that of the first one. */
export function zoneOf({ sites }: Pick<Newsroom, 'sites'>, slug?: string): string {
  return (sites.find((site) => site.slug === slug) ?? sites[0])?.timeZone ?? 'UTC';
}

/** The sites where the person has a right, because roles are granted by site [ACT-01]. */
export function sitesFor(
  { me, sites }: Pick<Newsroom, 'me' | 'sites'>,
  right: Right,
): readonly NewsroomSite[] {
  return sites.filter(({ slug }) => may({ kind: 'newsroom', ...me }, right, slug));
}
