import { describe, expect, it } from 'vitest';
import { storySchemas } from '#features/content/public.document.ts';
import { convertEntries, convertSnapshot } from './convert-entries.ts';
import { firstDocument } from './simulation/simulated-edits.fixture.ts';
import { StoryWriter } from './story-writer.ts';
import { nextSchemas } from './two-schemas.fixture.ts';
import { undo } from './undo.ts';

const { number, schema } = storySchemas;
const document = firstDocument(schema).toJSON();

function writer(): StoryWriter {
  return new StoryWriter({ schema, client: 'me' }, { epoch: 1, version: 0, document });
}

function placeOf(doc: StoryWriter['state']['doc'], text: string): number {
  let found = -1;
  doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(text)) found = at + node.text.indexOf(text);
  });
  return found;
}

describe('unsent changes of an older build', () => {
  it('stay the same steps where their blocks now are, with their numbers and what they take back [SAVE-12]', () => {
    const mine = writer();
    mine.dispatch(mine.state.tr.insertText('új ', placeOf(mine.state.doc, 'alpha3')));
    mine.dispatch(mine.state.tr.insertText('másik ', 1));
    undo(mine.state, (transaction) => mine.dispatch(transaction));
    const { entries } = mine.snapshot();
    const converted = convertSnapshot(nextSchemas, number, mine.snapshot());
    expect(converted.entries.map((entry) => [entry.client, entry.number, entry.isUndo])).toEqual([
      ['me', 1, false],
      ['me', 2, false],
      ['me', 3, true],
    ]);
    // The newer schema has one more part before the blocks, which shifts positions by two.
    const [first, ...others] = entries;
    expect(converted.entries[0]?.steps).toEqual([
      expect.objectContaining({ from: placeOf(mine.state.doc, 'új ') + 2 }),
    ]);
    expect(converted.entries.slice(1)).toEqual(others);
    expect(first?.steps).not.toEqual(converted.entries[0]?.steps);
    const again = StoryWriter.restore({ schema: nextSchemas.schema, client: 'new' }, converted);
    expect(again.state.doc.textContent).toBe(mine.state.doc.textContent);
    expect(again.waiting).toBe(3);
  });

  it('are compared where a step has what the newer schema calls by another name [SAVE-12]', () => {
    const mine = writer();
    const heading = schema.node('heading', { key: 'n', level: 2 }, schema.text('új fejezet'));
    mine.dispatch(mine.state.tr.insert(mine.state.doc.content.size, heading));
    const { entries } = mine.snapshot();
    const converted = convertEntries(nextSchemas, number, { document, entries });
    expect(JSON.stringify(converted.entries)).toContain('"subheading"');
    const again = StoryWriter.restore(
      { schema: nextSchemas.schema, client: 'new' },
      convertSnapshot(nextSchemas, number, mine.snapshot()),
    );
    expect(again.state.doc.lastChild?.type.name).toBe('subheading');
    expect(again.state.doc.lastChild?.textContent).toBe('új fejezet');
  });
});
