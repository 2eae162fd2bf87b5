import { expect, it } from 'vitest';
import type { Body } from './body-schema.ts';
import { minutesToRead, paragraphCount, plainTextOf } from './measure-body.ts';

const words = (count: number): Body => [{ kind: 'paragraph', html: 'szó '.repeat(count) }];

it('takes a minute for two hundred words, and never less than one [ART-05]', () => {
  expect([0, 1, 299, 300, 1000].map((count) => minutesToRead(words(count)))).toEqual([1, 1, 1, 2, 5]);
});

it('counts paragraphs of the story, not of its boxes [ART-05]', () => {
  const body: Body = [
    ...words(1),
    { kind: 'infoBox', blocks: [{ kind: 'paragraph', html: 'a' }] },
    ...words(1),
  ];
  expect(paragraphCount(body)).toBe(2);
});

it('extracts the text of every block without tags and with decoded entities', () => {
  const body: Body = [
    { kind: 'heading', level: 2, id: 'a', html: 'Cím &amp; &lt;b>' },
    { kind: 'paragraph', html: 'a<br><a href="/x?a>b">b</a>' },
    {
      kind: 'list',
      ordered: false,
      items: [{ html: 'c', children: { kind: 'list', ordered: true, items: [{ html: 'd' }] } }],
    },
    {
      kind: 'table',
      head: [],
      rows: [
        [
          { html: 'e', header: true },
          { html: 'f', header: false },
        ],
        [{ html: '1500', header: false }],
      ],
    },
    { kind: 'infoBox', title: '1 < 2 &amp;', blocks: [{ kind: 'quote', paragraphs: ['g'], cite: 'h' }] },
    { kind: 'divider' },
  ];
  expect(plainTextOf(body)).toBe('Cím & <b>\na b\nc\nd\ne · f · 1500\n1 < 2 &amp;\ng\nh');
});
