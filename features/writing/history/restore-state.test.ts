import { EditorState } from 'prosemirror-state';
import { Transform } from 'prosemirror-transform';
import { describe, expect, it } from 'vitest';
import { storySchema } from '#features/content/public.document.ts';
import { type Chance, firstDocument, randomEdit } from '../collab/simulation/simulated-edits.fixture.ts';
import { StoryWriter } from '../collab/story-writer.ts';
import { undo } from '../collab/undo.ts';
import { compareDocuments } from './compare-documents.ts';
import { restoreState } from './restore-state.ts';
import { documentOf, paragraph } from './state-documents.fixture.ts';

const everything = () => true;

function chanceOf(seed: number): Chance {
  let state = seed;
  let texts = 0;
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * count);
  };
  return { below, text: () => `t${texts++} `, key: () => `k${seed}-${texts++}` };
}

function edited(state: EditorState, chance: Chance, times: number): EditorState {
  let next = state;
  for (let edit = 0; edit < times; edit += 1) {
    const transaction = randomEdit(next, chance);
    if (transaction?.docChanged) next = next.apply(transaction);
  }
  return next;
}

describe('a restored state', () => {
  it('is what the story was, after any edits, and undone by one step back [REV-01]', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const chance = chanceOf(seed);
      const past = edited(EditorState.create({ doc: firstDocument(storySchema) }), chance, 10);
      const now = edited(past, chance, 30);
      const transaction = now.tr;
      expect(restoreState(transaction, past.doc, everything)).toEqual([]);
      expect(transaction.doc.content.eq(past.doc.content), `seed ${seed}`).toBe(true);
      expect(compareDocuments(transaction.doc, past.doc).fields).toEqual([]);
    }
  });

  it('moves a block that was moved, and leaves blocks without changes alone [REV-01]', () => {
    const [one, two, three] = ['egy', 'ketto', 'harom'].map((key) => paragraph(`Ez a ${key}.`, key));
    if (!one || !two || !three) throw new Error('no blocks');
    const past = documentOf(one, two, three);
    const transaction = new Transform(documentOf(three, one, paragraph('Ez a kettő lett.', 'ketto')));
    restoreState(transaction, past, everything);
    expect(transaction.doc.eq(past)).toBe(true);
    const kinds = transaction.steps.map((step) => String(step.toJSON().stepType));
    expect(kinds.toSorted()).toEqual(['move', 'replace']);
  });

  it('leaves fields that only others change, and says which [REV-01] [EDIT-03]', () => {
    const now = documentOf(paragraph('Szöveg.', 'sz'));
    const past = now.type.create(
      { fields: { site: 'telex', slug: 'regi-cim', flags: ['pr'], tagIds: [1, 2] } },
      now.content,
    );
    const transaction = new Transform(now);
    const left = restoreState(
      transaction,
      past,
      (name, element) => name === 'tagIds' || element === 'adfree',
    );
    expect(left.toSorted()).toEqual(['flags', 'slug']);
    expect(transaction.doc.attrs.fields).toEqual({ site: 'telex', tagIds: [1, 2] });
  });

  it('keeps aside what somebody else types meanwhile where it removes a block [REV-01] [SAVE-04]', () => {
    const past = documentOf(paragraph('Ez marad.', 'marad'));
    const document = documentOf(paragraph('Ez marad.', 'marad'), paragraph('Ez új.', 'uj'));
    const fresh = { epoch: 1, version: 0, document: document.toJSON() };
    const [restorer, typist] = ['r', 't'].map(
      (client) => new StoryWriter({ schema: storySchema, client }, fresh),
    );
    if (!restorer || !typist) throw new Error('no writers');
    typist.dispatch(typist.state.tr.insertText('Gépelés ', document.content.size - 4));
    typist.dispatch(typist.state.tr.insertText('megmarad ', 9));
    const { tr } = restorer.state;
    restoreState(tr, past, everything);
    restorer.dispatch(tr);
    const [entry] = restorer.batch()?.entries ?? [];
    if (!entry) throw new Error('nothing to send');
    typist.receive([{ ...entry, version: entry.steps.length }]);
    expect(typist.state.doc.textContent).toContain('megmarad ');
    expect([...typist.open.values()].flatMap(({ pieces }) => pieces.map(({ text }) => text))).toEqual([
      'Gépelés ',
    ]);

    undo(restorer.state, (transaction) => restorer.dispatch(transaction));
    expect(restorer.state.doc.textContent).toContain('Ez új.');
  });
});
