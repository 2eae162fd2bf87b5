import { describe, expect, it } from 'vitest';
import { storySchema as schema } from '#features/content/public.document.ts';
import { type FieldChange, FieldStep, fieldsIn, type Json } from './field-step.ts';

function storyWith(fields: Record<string, Json>) {
  return schema.node(
    'doc',
    { fields },
    ['title', 'subtitle', 'lead'].map((type) => schema.node(type)),
  );
}

function fieldsAfter(fields: Record<string, Json>, ...changes: FieldChange[]): Record<string, Json> | string {
  let doc = storyWith(fields);
  for (const change of changes) {
    const result = new FieldStep(change).apply(doc);
    if (!result.doc) return result.failed ?? '';
    doc = result.doc;
  }
  return fieldsIn(doc);
}

describe('a change of a field', () => {
  it('sets a value, and takes it away for the default [SAVE-06]', () => {
    expect(fieldsAfter({}, { change: 'set', name: 'slug', value: 'a' })).toEqual({ slug: 'a' });
    expect(fieldsAfter({ slug: 'a' }, { change: 'unset', name: 'slug' })).toEqual({});
  });

  it('merges sets and lists by element [SAVE-06]', () => {
    const add = (element: number, before: number | null): FieldChange => ({
      change: 'add',
      name: 'tagIds',
      element,
      before,
    });
    expect(fieldsAfter({ tagIds: [1, 2] }, add(3, null), add(4, 2))).toEqual({ tagIds: [1, 4, 2, 3] });
    expect(fieldsAfter({ tagIds: [1, 2] }, add(2, 1))).toEqual({ tagIds: [1, 2] });
    expect(fieldsAfter({ tagIds: [1] }, add(5, 9))).toEqual({ tagIds: [1, 5] });
    expect(fieldsAfter({ tagIds: [1, 2] }, { change: 'remove', name: 'tagIds', element: 1 })).toEqual({
      tagIds: [2],
    });
  });

  it('does not fit where elements change of what is no list [SAVE-10]', () => {
    expect(fieldsAfter({ slug: 'a' }, { change: 'remove', name: 'slug', element: 'a' })).toBe(
      'the field slug is no list',
    );
  });

  it.each<FieldChange>([
    { change: 'set', name: 'slug', value: 'new' },
    { change: 'set', name: 'other', value: 1 },
    { change: 'unset', name: 'slug' },
    { change: 'add', name: 'tagIds', element: 7, before: 2 },
    { change: 'add', name: 'tagIds', element: 2, before: null },
    { change: 'remove', name: 'tagIds', element: 1 },
    { change: 'remove', name: 'tagIds', element: 9 },
  ])('is taken back by its inverse: $change $name $element [SAVE-06]', (change) => {
    const doc = storyWith({ slug: 'old', tagIds: [1, 2] });
    const step = new FieldStep(change);
    const after = step.apply(doc).doc;
    expect(after && step.invert(doc).apply(after).doc?.eq(doc)).toBe(true);
    expect(step.map()).toBe(step);
    expect(FieldStep.fromJSON(schema, structuredClone(step.toJSON()))).toEqual(step);
  });

  it.each([
    { change: 'set', name: 'slug' },
    { change: 'set', name: 1, value: 1 },
    { change: 'add', name: 'tagIds', element: {}, before: null },
    { change: 'add', name: 'tagIds', element: 1 },
    { change: 'grow', name: 'tagIds', element: 1 },
    null,
  ])('is refused when it is none: %j [SAVE-10]', (change) => {
    expect(() => FieldStep.fromJSON(schema, { stepType: 'field', change })).toThrow(RangeError);
  });
});
