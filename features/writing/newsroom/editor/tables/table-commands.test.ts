import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import { describe, expect, it } from 'vitest';
import { addBlock } from '../block-commands.ts';
import { emptyBlock } from '../block-kinds.ts';
import { afterCommand, paragraph, storyOf } from '../story-document.fixture.ts';
import { tableOf } from './paste-table.ts';
import { cellsOfText } from './read-cells.ts';
import { nextCell, tableCommands } from './table-commands.ts';
import { tables } from './table-plugin.ts';

function storyWithTable(): EditorState {
  const story = storyOf(paragraph('|')).reconfigure({ plugins: [tables()] });
  const table = emptyBlock(story.schema, 'table');
  if (!table) throw new Error('the schema has no table');
  return afterCommand(story, addBlock(table));
}

/** The rows as strings: `H` for header cells, with spans and alignment. */
function rowsOf({ doc }: EditorState): string[] {
  const rows: string[] = [];
  doc.descendants((node) => {
    if (node.type.name !== 'tableRow') return;
    const cells = node.children.map(({ type, attrs: { colspan, rowspan, align }, textContent }) =>
      [
        type.name === 'tableHeader' ? 'H' : '.',
        colspan > 1 ? `c${colspan}` : '',
        rowspan > 1 ? `r${rowspan}` : '',
        align ?? '',
        textContent,
      ].join(''),
    );
    rows.push(`${node.attrs.head ? 'head ' : ''}${cells.join(' ')}`);
  });
  return rows;
}

/** The positions of the cells in a table of three columns. */
function cellsIn({ doc }: EditorState): number[] {
  const found: number[] = [];
  doc.descendants((node, at) => {
    if (/^table(Cell|Header)$/.test(node.type.name)) found.push(at);
  });
  return found;
}

function withCells(state: EditorState, from: number, to: number): EditorState {
  const cells = cellsIn(state);
  return state.apply(
    state.tr.setSelection(CellSelection.create(state.doc, cells[from] ?? 0, cells[to] ?? 0)),
  );
}

function inCell(state: EditorState, index: number): EditorState {
  return state.apply(
    state.tr.setSelection(TextSelection.create(state.doc, (cellsIn(state)[index] ?? 0) + 2)),
  );
}

const done = (state: EditorState, ...commands: Command[]) => commands.reduce(afterCommand, state);

describe('a table', () => {
  it('gets rows and columns and loses them [EDIT-05]', () => {
    const story = inCell(storyWithTable(), 3);
    expect(rowsOf(story)).toEqual(['head H H H', '. . .', '. . .']);
    const { rowBelow, columnAfter, removeRow, removeColumn } = tableCommands;
    const grown = done(story, rowBelow, columnAfter);
    expect(rowsOf(grown)).toEqual(['head H H H H', '. . . .', '. . . .', '. . . .']);
    expect(rowsOf(done(grown, removeRow, removeColumn))).toEqual(['head H H H', '. . .', '. . .']);
  });

  it('keeps a row above its head in the head [EDIT-05]', () => {
    const story = inCell(storyWithTable(), 0);
    expect(rowsOf(done(story, tableCommands.rowAbove)).slice(0, 2)).toEqual(['head H H H', 'head H H H']);
  });

  it('has a head or none, and header cells anywhere [EDIT-05]', () => {
    const story = storyWithTable();
    const two = done(inCell(story, 3), tableCommands.headRow);
    expect(rowsOf(two)).toEqual(['head H H H', 'head H H H', '. . .']);
    expect(rowsOf(done(inCell(two, 0), tableCommands.headRow))).toEqual(['. . .', '. . .', '. . .']);
    expect(rowsOf(done(inCell(story, 3), tableCommands.headCell))[1]).toBe('H . .');
  });

  it('merges cells and splits them again [EDIT-05]', () => {
    const merged = done(withCells(storyWithTable(), 3, 7), tableCommands.merge);
    expect(rowsOf(merged)).toEqual(['head H H H', '.c2r2 .', '.']);
    expect(rowsOf(done(merged, tableCommands.split))).toEqual(['head H H H', '. . .', '. . .']);
  });

  it('aligns cells, and by the same again not [EDIT-05]', () => {
    const story = withCells(storyWithTable(), 3, 4);
    const aligned = done(story, tableCommands.right);
    expect(rowsOf(aligned)[1]).toBe('.right .right .');
    expect(rowsOf(done(aligned, tableCommands.right))[1]).toBe('. . .');
  });

  it('grows by Tab in its last cell [EDIT-05]', () => {
    const story = done(inCell(storyWithTable(), 8), nextCell);
    expect(rowsOf(story)).toHaveLength(4);
    expect(story.selection.from).toBe((cellsIn(story)[9] ?? 0) + 2);
  });

  it('that others made ragged stays as it is: no change answers it', () => {
    const story = storyWithTable();
    const [cell = 0] = cellsIn(story);
    const ragged = story.applyTransaction(
      story.tr.delete(cell, cell + (story.doc.nodeAt(cell)?.nodeSize ?? 0)),
    );
    expect(ragged.transactions).toHaveLength(1);
    expect(rowsOf(ragged.state)).toEqual(['head H H', '. . .', '. . .']);
  });

  it('selects cells where text is selected across them', () => {
    const story = storyWithTable();
    const [first = 0, second = 0] = cellsIn(story);
    const across = story.apply(story.tr.setSelection(TextSelection.create(story.doc, first + 2, second + 2)));
    expect(across.selection).toBeInstanceOf(CellSelection);
  });
});

describe('cells of a spreadsheet', () => {
  const { schema } = storyOf();

  it('become a table with a head [EDIT-05]', () => {
    const cells = cellsOfText(schema, 'Év\tFő\r\n2025\t"két\nsor ""idézve"""\r\n');
    const table = cells && tableOf(schema, cells);
    table?.check();
    expect(table && rowsOf(storyOf(table.toJSON()))).toEqual(['head HÉv HFő', '.2025 .kétsor "idézve"']);
  });

  it.each(['egy szó', 'egy\tkét\nhárom', ''])('%j is no table', (text) => {
    expect(cellsOfText(schema, text)).toBeNull();
  });
});
