import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { describe, expect, it } from 'vitest';
import { storySchema } from '#features/content/public.document.ts';
import type { Json } from './field-step.ts';
import { stepsBetween } from './steps-between.ts';

function story(
  paragraphs: readonly (readonly [key: string, text: string])[],
  fields: Record<string, Json> = {},
) {
  const texts = ['title', 'subtitle', 'lead'].map((name) => storySchema.node(name));
  const blocks = paragraphs.map(([key, text]) =>
    storySchema.node('paragraph', { key }, text === '' ? [] : [storySchema.text(text)]),
  );
  return storySchema.node('doc', { fields }, [...texts, ...blocks]);
}

function changed(before: Node, wanted: Node): Node {
  const transform = new Transform(before);
  for (const step of stepsBetween(before, wanted)) transform.step(step);
  return transform.doc;
}

const before = story([
  ['a', 'Egy.'],
  ['b', 'Kettő kettő.'],
  ['c', 'Három.'],
]);

describe('steps between two documents [SAVE-08]', () => {
  it.each([
    ['nothing', before],
    [
      'a word',
      story([
        ['a', 'Egy.'],
        ['b', 'Kettő és fél kettő.'],
        ['c', 'Három.'],
      ]),
    ],
    [
      'a repeated word less',
      story([
        ['a', 'Egy.'],
        ['b', 'Kettő.'],
        ['c', 'Három.'],
      ]),
    ],
    [
      'blocks removed, added and replaced',
      story([
        ['b', 'Kettő kettő.'],
        ['x', 'Új.'],
        ['y', ''],
        ['c', 'Három!'],
      ]),
    ],
    [
      'another order',
      story([
        ['c', 'Három.'],
        ['a', 'Egy.'],
        ['b', 'Kettő kettő.'],
      ]),
    ],
    [
      'other keys',
      story([
        ['p', 'Egy.'],
        ['q', 'Kettő kettő!'],
        ['c', 'Három.'],
      ]),
    ],
    ['no text', story([])],
    ['fields', story([['a', 'Egy.']], { slug: 'x', tagIds: [1, 2], flags: ['pr'] })],
  ] as const)('make one the other: %s', (_, wanted) => {
    expect(changed(before, wanted).eq(wanted)).toBe(true);
    expect(changed(wanted, before).eq(before)).toBe(true);
  });

  it('change lists by their elements, and only what differs in a block', () => {
    const [one, other] = [
      story([['a', 'Egy.']], { tagIds: [1, 2, 3], flags: ['pr'] }),
      story([['a', 'Egyes.']], { tagIds: [1, 4, 3], language: 'en' }),
    ];
    expect(stepsBetween(one, other).map((step) => step.toJSON())).toMatchObject([
      { change: { change: 'remove', name: 'tagIds', element: 2 } },
      { change: { change: 'add', name: 'tagIds', element: 4, before: 3 } },
      { change: { change: 'unset', name: 'flags' } },
      { change: { change: 'set', name: 'language', value: 'en' } },
      { stepType: 'replace', slice: { content: [{ type: 'text', text: 'es' }] } },
    ]);
    expect(changed(one, story([['a', 'Egy.']], { tagIds: [3, 2, 1] })).attrs.fields).toEqual({
      tagIds: [3, 2, 1],
    });
  });
});
