import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './BlockMenu.module.css';
import { type AddedBlock, addedBlocks } from './block-kinds.ts';
import { blockNote } from './block-note.ts';
import { editorWords } from './editor-words.ts';
import { placeAt, placeOfCursor } from './place-at.ts';

interface BlockMenuProps {
  view: EditorView;
  /** Text after the slash. */
  query: string;
  /** The text keeps the focus, and forwards its keys to the menu. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
  onClose(): void;
  onChoose(kind: AddedBlock): void;
}

/** The menu of blocks, at the cursor; arrow keys choose while typing continues. */
export function BlockMenu({ view, query, keys, onClose, onChoose }: BlockMenuProps) {
  const { language } = useNewsroom();
  const words = editorWords[language];
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const found = addedBlocks.filter((kind) => isMeant(words.blocks[kind], query));
  const at = Math.min(chosen, found.length - 1);
  useEffect(() => {
    keys.current = ({ key }) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      const kind = found[at];
      if (step !== undefined) setChosen((at + step + found.length) % Math.max(1, found.length));
      else if (key === 'Enter' && kind) onChoose(kind);
      else if (key === 'Escape') onClose();
      else return false;
      return true;
    };
    view.dom.setAttribute('aria-controls', id);
    view.dom.setAttribute('aria-activedescendant', `${id}-${at}`);
    return () => {
      keys.current = null;
      view.dom.removeAttribute('aria-controls');
      view.dom.removeAttribute('aria-activedescendant');
    };
  });
  return (
    <div ref={(menu) => placeAt(menu, placeOfCursor(view), 'below')} className={styles.menu}>
      <div id={id} role="listbox" aria-label={words.add}>
        {found.map((kind, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the keyboard
          <div
            key={kind}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={classNames(styles.option)}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setChosen(index)}
            onClick={() => onChoose(kind)}
          >
            <span>{words.blocks[kind]}</span>
            <span className={styles.note}>{blockNote(kind, language)}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="note" role="status">
          {words.noBlock}
        </p>
      )}
    </div>
  );
}

function isMeant(name: string, query: string): boolean {
  const plain = (text: string) => text.toLocaleLowerCase('hu').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain(name)
    .split(' ')
    .some((word) => word.startsWith(plain(query.trim())));
}
