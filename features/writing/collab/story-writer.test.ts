import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { storySchema as schema } from '#features/content/public.document.ts';
import { FieldStep } from './field-step.ts';
import { MoveStep } from './move-step.ts';
import { SimulatedAuthority } from './simulation/simulated-authority.fixture.ts';
import { StoryWriter } from './story-writer.ts';
import { puttingBack } from './unconfirmed.ts';
import { redo, undo } from './undo.ts';

/** The first paragraph begins at position 6; each is two positions longer than its text. */
function story(...texts: string[]): Node {
  return schema.node('doc', null, [
    ...['title', 'subtitle', 'lead'].map((type) => schema.node(type)),
    ...texts.map((text, at) => schema.node('paragraph', { key: `p${at}` }, schema.text(text))),
  ]);
}

function writersOf(document: Node, count = 2) {
  const authority = new SimulatedAuthority(document, false);
  const writers = Array.from(
    { length: count },
    (_, place) => new StoryWriter({ schema, client: `c${place}` }, authority.fresh),
  );
  const [one, other] = writers;
  if (!one || !other) throw new RangeError('two writers at least');
  return { authority, one, other };
}

function write(writer: StoryWriter, change: (transaction: Transaction) => Transaction): void {
  writer.dispatch(change(writer.state.tr));
}

function exchange(authority: SimulatedAuthority, writer: StoryWriter): string {
  const batch = writer.batch();
  if (!batch) {
    writer.receive(authority.since(writer.version));
    return 'nothing';
  }
  const answer = authority.take(batch);
  writer.answered(batch, answer);
  return answer.kind;
}

function settle(authority: SimulatedAuthority, ...writers: StoryWriter[]): void {
  for (let round = 0; round < 6; round++) for (const writer of writers) exchange(authority, writer);
}

function texts(doc: Node): string[] {
  return doc.children.slice(3).map(({ textContent }) => textContent);
}

function keptTexts(authority: SimulatedAuthority): string[] {
  return authority.openRows().map(({ why, pieces }) => `${why}: ${pieces.map(({ text }) => text).join('|')}`);
}

describe('a writer of a story', () => {
  it('has the text that others wrote at once beside its own [SAVE-05]', () => {
    const { authority, one, other } = writersOf(story('alpha'));
    write(one, (tr) => tr.insertText('1', 7));
    write(other, (tr) => tr.insertText('2', 12));
    settle(authority, one, other);
    expect(texts(one.state.doc)).toEqual(['1alpha2']);
    expect(other.state.doc.eq(one.state.doc)).toBe(true);
  });

  it('keeps what was typed into a paragraph that others deleted, with its writer [SAVE-04]', () => {
    const { authority, one, other } = writersOf(story('alpha', 'beta'));
    write(one, (tr) => tr.delete(6, 13));
    write(other, (tr) => tr.insertText('typed', 9));
    settle(authority, one, other);
    expect(texts(authority.story.document)).toEqual(['beta']);
    expect(authority.openRows()).toMatchObject([
      { why: 'dropped', writer: 'c1', pieces: [{ block: 'p0', type: 'paragraph', text: 'typed' }] },
    ]);
  });

  it('keeps what it deletes without having seen it, and undo leaves it to the row [SAVE-04]', () => {
    const { authority, one, other } = writersOf(story('alpha', 'beta'));
    write(one, (tr) => tr.insertText('a', 9));
    write(other, (tr) => tr.delete(6, 13));
    settle(authority, one, other);
    expect(keptTexts(authority)).toEqual(['removed: a']);
    undo(other.state, (transaction) => other.dispatch(transaction));
    settle(authority, other, one);
    expect(texts(one.state.doc)).toEqual(['alpha', 'beta']);
    expect(keptTexts(authority)).toEqual(['removed: a']);
  });

  it('keeps nothing of what a deletion takes that is taken back before it is sent [SAVE-04] [SAVE-05]', () => {
    const { authority, one, other } = writersOf(story('alpha', 'beta'));
    write(one, (tr) => tr.insertText('a', 9));
    write(other, (tr) => tr.delete(6, 13));
    undo(other.state, (transaction) => other.dispatch(transaction));
    settle(authority, one, other);
    expect(texts(one.state.doc)).toEqual(['alapha', 'beta']);
    expect(keptTexts(authority)).toEqual([]);
  });

  it('closes a row of text that it had deleted with sight [SAVE-04]', () => {
    const { authority, one, other } = writersOf(story('alpha', 'beta'));
    write(one, (tr) => tr.insertText('a', 9));
    write(other, (tr) => tr.delete(6, 13));
    exchange(authority, one);
    write(one, (tr) => tr.delete(9, 10));
    settle(authority, other);
    expect(keptTexts(authority)).toEqual(['removed: a']);
    settle(authority, one, other);
    expect(keptTexts(authority)).toEqual([]);
    expect(texts(one.state.doc)).toEqual(['beta']);
  });

  it('inserts kept text once when two insert it at the same time [SAVE-04] [SAVE-05]', () => {
    const { authority, one, other } = writersOf(story('alpha', 'beta'));
    write(one, (tr) => tr.insertText('typed', 9));
    write(other, (tr) => tr.delete(6, 13));
    settle(authority, other, one);
    const [row] = authority.openRows();
    for (const writer of [one, other])
      write(writer, (tr) => puttingBack(tr.insertText('typed', 7), row ? [row.id] : []));
    settle(authority, one, other);
    expect(texts(one.state.doc)).toEqual(['typedbeta']);
    expect(other.state.doc.eq(one.state.doc)).toBe(true);
    expect(authority.openRows()).toEqual([]);
  });

  it('takes back what it wrote in one go, also in a block that others moved, and repeats it [SAVE-05]', () => {
    const { authority, one, other } = writersOf(story('alpha', 'beta', 'gamma'));
    write(other, (tr) => tr.insertText('ty', 9).setTime(1000));
    write(other, (tr) => tr.insertText('ped', 11).setTime(1100));
    settle(authority, other, one);
    write(one, (tr) => tr.step(new MoveStep(6, 18, 31)));
    settle(authority, one, other);
    undo(other.state, (transaction) => other.dispatch(transaction));
    settle(authority, other, one);
    expect(texts(one.state.doc)).toEqual(['beta', 'gamma', 'alpha']);
    redo(other.state, (transaction) => other.dispatch(transaction));
    settle(authority, other, one);
    expect(texts(one.state.doc)).toEqual(['beta', 'gamma', 'altypedpha']);
  });

  it('undoes no paragraph in which others have written since, and what it wrote before is undone next [EDIT-04]', () => {
    const { authority, one, other } = writersOf(story('alpha'));
    write(other, (tr) => tr.insertText('x', 9).setTime(1000));
    const paragraph = schema.node('paragraph', { key: 'new' }, schema.text('mine'));
    write(other, (tr) => tr.insert(tr.doc.content.size, paragraph).setTime(9000));
    settle(authority, other, one);
    write(one, (tr) => tr.insertText(' theirs', tr.doc.content.size - 1));
    settle(authority, one, other);
    undo(other.state, (transaction) => other.dispatch(transaction));
    settle(authority, other, one);
    expect(texts(one.state.doc)).toEqual(['alpha', 'mine theirs']);
    expect(keptTexts(authority)).toEqual([]);
  });

  it('has its text in a block that others moved, where the block is now [SAVE-05]', () => {
    const { authority, one, other } = writersOf(story('alpha', 'beta', 'gamma'));
    write(one, (tr) => tr.step(new MoveStep(6, 13, 26)));
    write(other, (tr) => tr.insertText('typed', 9));
    write(other, (tr) => tr.delete(15, 16));
    settle(authority, one, other);
    expect(texts(one.state.doc)).toEqual(['beta', 'gamma', 'altypedpa']);
    expect(keptTexts(authority)).toEqual([]);
  });

  it('does not double what it had deleted and brought back when others moved it [SAVE-05]', () => {
    const { authority, one, other } = writersOf(story('alpha', 'beta', 'gamma'));
    write(one, (tr) => tr.step(new MoveStep(6, 13, 26)));
    write(other, (tr) => tr.delete(7, 12));
    undo(other.state, (transaction) => other.dispatch(transaction));
    settle(authority, one, other);
    expect(texts(one.state.doc)).toEqual(['beta', 'gamma', 'alpha']);
  });

  it('is rebased by the authority after three refusals [SAVE-03]', () => {
    const { authority, one, other } = writersOf(story('alpha'));
    write(one, (tr) => tr.insertText('slow', 12));
    const answers: string[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const batch = one.batch();
      write(other, (tr) => tr.insertText('x', 7));
      exchange(authority, other);
      if (!batch) continue;
      const answer = authority.take(batch);
      answers.push(answer.kind);
      one.answered(batch, answer);
    }
    expect(answers).toEqual(['outdated', 'outdated', 'outdated', 'stored']);
    expect(texts(one.state.doc)).toEqual(['xxxxalphaslow']);
    expect(one.batch()).toBeNull();
  });

  it('opens as a device stored it, and an entry that was stored before is not written twice [SAVE-03]', () => {
    const { authority, one, other } = writersOf(story('alpha'));
    write(one, (tr) => tr.insertText('once', 12));
    const snapshot = structuredClone(one.snapshot());
    const batch = one.batch();
    if (batch) authority.take(batch);
    const again = StoryWriter.restore({ schema, client: 'c9' }, snapshot);
    settle(authority, again, other);
    expect(texts(other.state.doc)).toEqual(['alphaonce']);
    expect(again.state.doc.eq(other.state.doc)).toBe(true);
  });

  it('keeps what nobody has stored when the story is restored [SAVE-03] [SAVE-04]', () => {
    const { authority, one, other } = writersOf(story('alpha'));
    authority.backUp();
    write(other, (tr) => tr.insertText('gone', 7));
    settle(authority, other, one);
    write(one, (tr) => tr.insertText('unsent', 7));
    authority.restore();
    settle(authority, one, other);
    expect(texts(one.state.doc)).toEqual(['alpha']);
    expect(keptTexts(authority)).toEqual(['dropped: unsent']);
    expect(one.epoch).toBe(2);
  });

  it('goes on from the confirmed document when its changes are refused, and keeps their text [SAVE-04] [SAVE-10]', () => {
    const { authority, one, other } = writersOf(story('alpha'));
    write(one, (tr) => tr.insertText('refused', 7));
    one.setAside();
    write(one, (tr) => tr.insertText('fine', 7));
    settle(authority, one, other);
    expect(texts(other.state.doc)).toEqual(['finealpha']);
    expect(keptTexts(authority)).toEqual(['dropped: refused']);
  });

  it('is told of a value that others replaced, once, and not of one that is its own again [SAVE-06]', () => {
    const { authority, one, other } = writersOf(story('alpha'));
    const set = (writer: StoryWriter, value: string) =>
      write(writer, (tr) => tr.step(new FieldStep({ change: 'set', name: 'slug', value })));
    set(one, 'earlier');
    settle(authority, one, other);
    set(other, 'later');
    settle(authority, other, one);
    expect(other.takeReplacedFields()).toEqual([]);
    expect(one.takeReplacedFields()).toEqual([{ name: 'slug', value: 'earlier' }]);
    expect(one.takeReplacedFields()).toEqual([]);
    set(other, 'newer');
    settle(authority, other, one);
    expect(one.takeReplacedFields()).toEqual([]);
  });
});
