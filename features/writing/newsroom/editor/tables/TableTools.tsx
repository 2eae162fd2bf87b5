/** Tools above the table with the cursor, for its rows, columns and cells. */
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useLayoutEffect, useRef } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { Menu } from '#ui/app/Menu.tsx';
import styles from './TableTools.module.css';
import { openTable, type TableAct, tableCommands } from './table-commands.ts';
import { tableWords } from './table-words.ts';

interface TableToolsProps {
  view: EditorView;
  state: EditorState;
  run(command: Command): void;
}

const menus = {
  row: ['rowAbove', 'rowBelow', 'removeRow', 'headRow'],
  column: ['columnBefore', 'columnAfter', 'removeColumn'],
  cell: ['merge', 'split', 'headCell', 'left', 'center', 'right'],
} as const satisfies Record<string, readonly TableAct[]>;

export function TableTools({ view, state, run }: TableToolsProps) {
  const words = tableWords[useNewsroom().language];
  const tools = useRef<HTMLDivElement>(null);
  const open = openTable(state);
  const place = open?.tableStart ?? null;
  useLayoutEffect(() => {
    const { current } = tools;
    const frame = current?.offsetParent?.getBoundingClientRect();
    // A position inside the grid; it may be invalid, as a change may not be rendered yet.
    const dom = place === null || place > view.state.doc.content.size ? null : view.domAtPos(place).node;
    const table = dom instanceof Element ? dom.closest('table') : null;
    if (!current || !frame || !table) return;
    const top = table.getBoundingClientRect().top - frame.top - current.offsetHeight - 4;
    current.style.setProperty('--top', `${top}px`);
  });
  if (!open) return null;
  const items = (acts: readonly TableAct[]) =>
    acts
      .filter((act) => tableCommands[act](state))
      .map((act) => ({ id: act, label: words.acts[act], onPress: () => run(tableCommands[act]) }));
  return (
    <div
      ref={tools}
      className={styles.tools}
      role="toolbar"
      aria-label={words.tools}
      onKeyDown={({ key }) => key === 'Escape' && view.focus()}
    >
      <Menu button={words.row} items={items(menus.row)} />
      <Menu button={words.column} items={items(menus.column)} />
      <Menu button={words.cell} items={items(menus.cell)} />
    </div>
  );
}
