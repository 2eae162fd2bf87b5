import { Fragment, type Node, Slice } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';
import { Transform } from 'prosemirror-transform';
import { describe, expect, it } from 'vitest';
import type { DraftBody, StoredBody } from '../block-keys.ts';
import { partOf } from './block-nodes.ts';
import { type BaseTexts, documentToDraft } from './document-to-draft.server.ts';
import { draftToDocument } from './draft-to-document.server.ts';
import { storySchema } from './story-schema.ts';

const stored: StoredBody = [
  { kind: 'heading', level: 2, id: 'a-hid', html: 'A híd', key: 'h' },
  {
    kind: 'paragraph',
    html: '<i><b>Régi</b></i> írás<sup><a href="#jegyzet_1" id="hivatkozas_1">1</a></sup>.',
    key: 'p',
  },
  {
    kind: 'infoBox',
    title: 'Doboz',
    blocks: [{ kind: 'paragraph', html: '<i><b>Benne</b></i>.', key: 'b' }],
    key: 'i',
  },
  { kind: 'footnotes', notes: [{ number: 1, html: 'Jegyzet.', cited: true }], key: 'f' },
];
const base: BaseTexts = { title: 'Cím  két szóközzel', lead: 'Egy\nkét', body: stored };
const opened = draftToDocument({ ...base, fields: {} });

function publish(change: Transform): DraftBody {
  return documentToDraft(change.doc, base).body;
}

function positionOf(document: Node, key: string): number {
  let found = -1;
  document.descendants((node, at) => {
    if (node.attrs.key === key) found = at;
  });
  return found;
}

function textNode(type: string, text: string, attrs = {}): Node {
  return storySchema.node(type, attrs, text === '' ? [] : [storySchema.text(text)]);
}

function citation(number: number, text: string): Node {
  return storySchema.text(text, [storySchema.mark('a', { href: `#jegyzet_${number}` })]);
}

/** A new block before the block of this key. */
function inserted(key: string, ...nodes: Node[]): Transform {
  return new Transform(opened).insert(positionOf(opened, key), nodes);
}

describe('a story that was changed', () => {
  it('keeps its other blocks as they are stored, those in boxes as well [EDIT-01]', () => {
    const body = publish(
      new Transform(opened).insert(
        positionOf(opened, 'i') + 1 + 'Doboz'.length + 1,
        textNode('paragraph', 'Új.'),
      ),
    );
    expect(body).toEqual([
      stored[0],
      stored[1],
      { kind: 'infoBox', title: 'Doboz', key: 'i', blocks: [expect.anything(), expect.anything()] },
      stored[3],
    ]);
    expect(JSON.stringify(body)).toContain('{"kind":"paragraph","html":"<i><b>Benne</b></i>.","key":"b"}');
  });

  it('keeps its title and lead as they are stored, and has one line as a new title [EDIT-01]', () => {
    expect(documentToDraft(opened, base)).toEqual({ ...base, fields: {} });
    const change = new Transform(opened).insert(1, storySchema.text(' Új \u202e'));
    expect(documentToDraft(change.doc, base)).toMatchObject({
      title: 'Új Cím két szóközzel',
      lead: 'Egy\nkét',
    });
  });

  it('has what is typed in a new paragraph, and none where nothing is typed [EDIT-01]', () => {
    const body = publish(
      inserted('p', textNode('paragraph', ''), textNode('paragraph', ' Új  sor ', { key: 'u' })),
    );
    expect(body.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'infoBox',
      'footnotes',
    ]);
    expect(body[1]).toEqual({ kind: 'paragraph', html: 'Új sor', key: 'u' });
  });
});

describe('the public anchor of a heading', () => {
  it('stays when its text changes [EDIT-05]', () => {
    const [heading] = publish(
      new Transform(opened).insert(positionOf(opened, 'h') + 1, storySchema.text('Az új: ')),
    );
    expect(heading).toEqual({ kind: 'heading', level: 2, id: 'a-hid', html: 'Az új: A híd', key: 'h' });
  });

  it('is made for a new heading and for a copied one, wherever it stands [EDIT-05]', () => {
    const copied = textNode('heading', 'A híd', { id: 'a-hid' });
    const body = publish(inserted('h', copied, textNode('heading', 'A híd'), textNode('heading', '!')));
    expect(body.map((block) => (block.kind === 'heading' ? block.id : ''))).toEqual([
      'a-hid-2',
      'a-hid-3',
      'fejezet',
      'a-hid',
      '',
      '',
      '',
    ]);
  });

  it('is the same for a heading that was cut out and put in elsewhere [EDIT-05]', () => {
    const change = inserted('i', textNode('heading', 'A híd'));
    change.delete(positionOf(opened, 'h'), positionOf(opened, 'p'));
    expect(publish(change)[1]).toMatchObject({ kind: 'heading', id: 'a-hid' });
  });

  it('is the published one in a working copy from before its publication [EDIT-05]', () => {
    const at = positionOf(opened, 'h');
    const change = new Transform(opened)
      .setNodeAttribute(at, 'id', null)
      .insert(at + 1, storySchema.text('Mégis '));
    expect(publish(change)[0]).toMatchObject({ id: 'a-hid', html: 'Mégis A híd' });
  });
});

describe('footnotes', () => {
  it('have the numbers of their order, as do the citations, the first of which is the target of the link back [EDIT-05]', () => {
    const cited = storySchema.node('paragraph', null, [
      storySchema.text('Új'),
      citation(839201, '[7]'),
      citation(1, '1'),
    ]);
    const document = inserted('p', cited);
    const notes = positionOf(document.doc, 'f') + 1;
    document.insert(notes, textNode('note', 'Az új.', { number: 839201 }));
    const body = publish(document);
    expect(body[1]).toEqual({
      kind: 'paragraph',
      html: 'Új<a href="#jegyzet_1" id="hivatkozas_1">[1]</a><a href="#jegyzet_2" id="hivatkozas_2">2</a>',
    });
    expect(body[2]).toMatchObject({
      html: '<i><b>Régi</b></i> írás<sup><a href="#jegyzet_2">2</a></sup>.',
    });
    expect(body.at(-1)).toEqual({
      kind: 'footnotes',
      notes: [
        { number: 1, html: 'Az új.', cited: true },
        { number: 2, html: 'Jegyzet.', cited: true },
      ],
      key: 'f',
    });
  });

  it('take the numbers that cite them along when they are deleted [EDIT-05]', () => {
    const change = inserted('i', storySchema.node('paragraph', null, [citation(1, 'lásd ott')]));
    const from = positionOf(change.doc, 'f');
    change.delete(from, change.doc.content.size);
    expect(publish(change).map((block) => 'html' in block && block.html)).toEqual([
      'A híd',
      '<b><i>Régi</i></b> írás.',
      'lásd ott',
      false,
    ]);
  });

  it('that nothing cites have no link back [EDIT-05]', () => {
    const from = positionOf(opened, 'p');
    const body = publish(new Transform(opened).delete(from, from + (opened.nodeAt(from)?.nodeSize ?? 0)));
    expect(body.at(-1)).toMatchObject({ notes: [{ number: 1, cited: false }] });
  });
});

describe('what concurrent changes may leave', () => {
  it('is valid in the document, and left out where it is nothing [EDIT-01]', () => {
    const nothing = ['gallery', 'list', 'footnotes', 'quote', 'pullQuote', 'infoBox', 'table', 'heading'].map(
      (type) => {
        const created = storySchema.nodes[type]?.createAndFill();
        expect(created, type).not.toBeNull();
        created?.check();
        return created ?? textNode('paragraph', '');
      },
    );
    expect(publish(inserted('p', ...nothing)).map(({ kind }) => kind)).toEqual(
      stored.map(({ kind }) => kind),
    );
  });

  it('is one list of two in one item, and one cell of two texts [EDIT-01]', () => {
    const list = (text: string) =>
      storySchema.node('list', null, [storySchema.node('listItem', null, [textNode('itemText', text)])]);
    const item = storySchema.node('listItem', null, [textNode('itemText', 'a'), list('b'), list('c')]);
    const cell = storySchema.node('tableCell', null, [textNode('cellText', 'd'), textNode('cellText', 'e')]);
    const grid = storySchema.node('tableGrid', null, [storySchema.node('tableRow', null, [cell])]);
    const table = storySchema.node('table', null, [textNode('caption', ''), grid]);
    const body = publish(inserted('p', storySchema.node('list', null, [item]), table));
    expect(body[1]).toEqual({
      kind: 'list',
      ordered: false,
      items: [
        { html: 'a', children: { kind: 'list', ordered: false, items: [{ html: 'b' }, { html: 'c' }] } },
      ],
    });
    expect(body[2]).toEqual({ kind: 'table', head: [], rows: [[{ html: 'd<br>e', header: false }]] });
  });
});

it('a table is one for prosemirror-tables, below its caption [EDIT-05]', () => {
  const cells = [{ html: 'a', header: true, colspan: 2 }];
  const rows = [[1, 2].map((text) => ({ html: `${text}`, header: false }))];
  const document = draftToDocument({ title: '', fields: {}, body: [{ kind: 'table', head: [cells], rows }] });
  const map = TableMap.get(partOf(partOf(document, 'table'), 'tableGrid'));
  expect([map.width, map.height, map.problems]).toEqual([2, 2, null]);
});

it('a block takes its text with it when it moves [EDIT-01]', () => {
  const from = positionOf(opened, 'p');
  const moved = opened.nodeAt(from) ?? textNode('paragraph', '');
  const change = new Transform(opened)
    .delete(from, from + moved.nodeSize)
    .replace(positionOf(opened, 'h'), undefined, new Slice(Fragment.from(moved), 0, 0));
  expect(publish(change)).toEqual([stored[1], stored[0], stored[2], stored[3]]);
});
