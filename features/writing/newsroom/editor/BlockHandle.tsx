import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useLayoutEffect, useRef } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { Menu } from '#ui/app/Menu.tsx';
import styles from './BlockHandle.module.css';
import { leaveBlock, moveBlock, removeBlock } from './block-commands.ts';
import { addedBlocks, type BlockRequest, requestOf } from './block-kinds.ts';
import { blockNote } from './block-note.ts';
import { beginDrag, endDrag } from './dragging/block-drag.ts';
import { editorWords } from './editor-words.ts';
import { takeBlock } from './take-block.ts';

interface BlockHandleProps {
  view: EditorView;
  /** Position of the block with the cursor; null when it has none. */
  at: number | null;
  run(command: Command): void;
  onRequest(request: BlockRequest): void;
}

/** Buttons beside the block with the cursor: one adds a block below it, the other opens further actions. */
export function BlockHandle({ view, at, run, onRequest }: BlockHandleProps) {
  const { language } = useNewsroom();
  const words = editorWords[language];
  const handle = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dom = at === null ? null : view.nodeDOM(at);
    const { current } = handle;
    const frame = current?.offsetParent?.getBoundingClientRect();
    if (!current || !frame || !(dom instanceof HTMLElement)) return;
    current.style.setProperty('--top', `${dom.getBoundingClientRect().top - frame.top}px`);
  });
  return (
    <div ref={handle} className={styles.handle} hidden={at === null}>
      <Menu
        name={words.addBelow}
        button={<span aria-hidden="true">+</span>}
        items={addedBlocks.map((kind) => ({
          id: kind,
          label: words.blocks[kind],
          note: blockNote(kind, language),
          onPress: () => {
            const request = requestOf(kind);
            if (request) onRequest(request);
            else run(takeBlock(kind));
          },
        }))}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the menu beside it and Alt with arrows move blocks by the keyboard */}
      <span
        className={styles.grip}
        title={words.drag}
        draggable
        onDragStart={({ nativeEvent }) => at !== null && beginDrag(view, at, nativeEvent)}
        onDragEnd={() => endDrag(view)}
      >
        <span aria-hidden="true">⠿</span>
      </span>
      <Menu
        name={words.blockMenu}
        button={<span aria-hidden="true">⋮</span>}
        items={[
          { id: 'up', label: words.moveUp, note: 'Alt+↑', onPress: () => run(moveBlock(-1)) },
          { id: 'down', label: words.moveDown, note: 'Alt+↓', onPress: () => run(moveBlock(1)) },
          { id: 'leave', label: words.leave, note: 'Ctrl+Enter', onPress: () => run(leaveBlock) },
          { id: 'remove', label: words.remove, onPress: () => run(removeBlock) },
        ]}
      />
    </div>
  );
}
