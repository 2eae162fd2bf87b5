/** The fields of a story that the panel shows, in sections; the server checks what a role may change. */
import type { Node } from 'prosemirror-model';
import { fieldsIn } from '../../collab/field-step.ts';

export type FieldKind =
  /** Text of one line, or of several. */
  | { kind: 'text'; isLong?: boolean }
  /** The slug of the story's address. */
  | { kind: 'slug' }
  | { kind: 'switch' }
  /** A flag of the list `flags`. */
  | { kind: 'flag'; flag: string }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'picture' }
  /** One or an ordered list of the newsroom's sections, tags or authors. */
  | { kind: 'one' | 'several'; of: 'sections' | 'tags' | 'authors' };

export interface PanelField {
  /** Name in the draft of a story; for a flag, the flag itself. */
  name: string;
  field: FieldKind;
}

export interface PanelSection {
  id: 'place' | 'people' | 'look' | 'signs' | 'sharing';
  fields: readonly PanelField[];
}

export const panelSections: readonly PanelSection[] = [
  {
    id: 'place',
    fields: [
      { name: 'mainSuperTagId', field: { kind: 'one', of: 'sections' } },
      { name: 'tagIds', field: { kind: 'several', of: 'tags' } },
      { name: 'slug', field: { kind: 'slug' } },
      { name: 'language', field: { kind: 'choice', values: ['hu', 'en'] } },
    ],
  },
  {
    id: 'people',
    fields: [
      { name: 'authorIds', field: { kind: 'several', of: 'authors' } },
      { name: 'contributorIds', field: { kind: 'several', of: 'authors' } },
    ],
  },
  {
    id: 'signs',
    fields: [
      { name: 'important', field: { kind: 'switch' } },
      { name: 'evergreen', field: { kind: 'switch' } },
      { name: 'adfree', field: { kind: 'flag', flag: 'adfree' } },
      { name: 'adult-content', field: { kind: 'flag', flag: 'adult-content' } },
      { name: 'pr', field: { kind: 'flag', flag: 'pr' } },
      { name: 'ctUrl', field: { kind: 'text' } },
      { name: 'spiritualHelp', field: { kind: 'switch' } },
      { name: 'drugProblem', field: { kind: 'switch' } },
    ],
  },
  {
    id: 'look',
    fields: [
      { name: 'coverImageId', field: { kind: 'picture' } },
      { name: 'coverImageText', field: { kind: 'text' } },
      { name: 'type', field: { kind: 'choice', values: ['article', 'longform', 'liveblog'] } },
      {
        name: 'headerType',
        field: { kind: 'choice', values: ['default', 'longform', 'g7-hero', 'opinion'] },
      },
    ],
  },
  {
    id: 'sharing',
    fields: [
      { name: 'recommender', field: { kind: 'text', isLong: true } },
      { name: 'ogDescription', field: { kind: 'text', isLong: true } },
    ],
  },
];

export function siteOfStory(doc: Node): string {
  return String(fieldsIn(doc).site ?? '');
}
