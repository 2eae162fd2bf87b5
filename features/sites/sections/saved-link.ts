import type { Site } from '../edition/site.ts';
import { savedLinkWords } from './saved-link-words.ts';

/** Menu entry of the saved stories; defined in code, because every edition has it. */
export function savedLink(site: Site): Site['menu'][number] {
  const { hu, en } = savedLinkWords;
  return { title: hu.title, english: en.title, href: `${site.path}/mentett` };
}
