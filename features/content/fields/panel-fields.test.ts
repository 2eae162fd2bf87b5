/** The properties of a story's fields that the newsroom's panel needs. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../tests/stories.ts';
import {
  compareStates,
  draftSchema,
  type FieldChange,
  type FieldName,
  givenFields,
  mayChange,
  type StoredState,
  type StoryField,
  storyFieldWords,
} from '../public.document.ts';

describe('the fields of a story', () => {
  it('each have a column or a relation of its own, and a name in both languages [EDIT-03]', () => {
    const columns = givenFields.flatMap(({ column }) => column ?? []);
    expect(new Set(columns).size).toBe(columns.length);
    for (const language of ['hu', 'en'] as const) {
      const names = givenFields.map(({ name }) => storyFieldWords[language][name]);
      expect(new Set(names).size).toBe(givenFields.length);
    }
  });

  it('say what their values are, so that a panel can show a control for each', () => {
    const controls = givenFields.map(({ kind, refersTo = null }) => [kind, refersTo].join(' ').trim());
    expect([...new Set(controls)].toSorted()).toEqual([
      'body',
      'choice',
      'choice sites',
      'flag',
      'notes',
      'number',
      'relation images',
      'relation sections',
      'relation stories',
      'relations authors',
      'relations sections',
      'relations tags',
      'set',
      'set sites',
      'text',
      'time',
    ]);
  });

  it('have an empty value that their own schema accepts', () => {
    for (const { name, schema, empty, isRequired } of givenFields)
      if (!isRequired) expect(schema.safeParse(empty).success, name).toBe(true);
    expect(draftSchema.safeParse(draftOf({ slug: 'egy', title: 'Egy' })).success).toBe(true);
    expect(draftSchema.safeParse({ title: 'Egy' }).success).toBe(false);
  });

  it.each([
    // The text affects cards by its reading time, which is a column of its own.
    ['cards', 'story_cards', ['body']],
    ['lists', 'story_facts', []],
  ] as const)('affect %s if the view %s reads them', async (what, view, computed) => {
    const schema = await readFile(new URL('../../../db/schema.sql', import.meta.url), 'utf8');
    const [, definition = ''] = new RegExp(`create view ${view} as([^;]*);`).exec(schema) ?? [];
    const read = new Set([...definition.matchAll(/\ba\.(\w+)/g)].map(([, column]) => column));
    const stored = givenFields.filter(({ column }) => column !== null);
    const namesOf = (isMeant: (field: StoryField) => boolean): FieldName[] =>
      stored.filter(isMeant).map(({ name }) => name);
    expect(
      namesOf(({ name, affects }) => affects.includes(what) && !computed.some((one) => one === name)),
    ).toEqual(namesOf(({ column }) => column !== null && read.has(column)));
  });

  it('are changed by somebody, by acts, or are counted', () => {
    const editor = { kind: 'newsroom', id: 1, roles: ['chief-editor'] } as const;
    const fixed = givenFields.filter(({ name }) => !mayChange(editor, name, 'draft')).map(({ name }) => name);
    expect(fixed).toEqual(['pubDate', 'state', 'facebookEngagement', 'parentId', 'corrections']);
    const nothing: StoredState = { story: {}, relations: null };
    const changes: FieldChange[] = compareStates(nothing, nothing);
    expect(changes).toEqual([]);
  });
});
