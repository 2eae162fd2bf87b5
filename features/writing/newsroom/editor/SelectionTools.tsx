import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { MarkType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { redo, undo } from '../../collab/undo.ts';
import { editorWords } from './editor-words.ts';
import { linkAt } from './links/link-commands.ts';
import { addNote } from './notes/notes.ts';
import { placeAt, placeOfCursor } from './place-at.ts';
import styles from './SelectionTools.module.css';

interface SelectionToolsProps {
  view: EditorView;
  state: EditorState;
  run(command: Command): void;
  onLink(): void;
  /** Begins a newsroom note on the selection. */
  onNote?: (() => void) | undefined;
}

const icons = {
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1m1.3 3a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1',
  note: 'M3.5 16 8 5l4.5 11M5.2 12h5.6M15 6.5 16.5 5v5',
  remark: 'M3.5 4.5h13v9H9l-3.5 3v-3h-2Z',
  undo: 'M7 5 3.5 8.5 7 12M4 8.5h8a4 4 0 0 1 0 8H9',
  redo: 'M13 5l3.5 3.5L13 12M16 8.5H8a4 4 0 0 0 0 8h3',
};

/** The toolbar at the selection; on a phone always at the lower edge, with undo and redo. */
export function SelectionTools({ view, state, run, onLink, onNote }: SelectionToolsProps) {
  const words = editorWords[useNewsroom().language];
  const { schema, selection } = state;
  const { marks, nodes } = schema;
  const { $from, empty } = selection;
  const takesMarks = $from.parent.inlineContent && $from.parent.type.spec.marks !== '';
  const isIdle = empty || !takesMarks;
  const button = (mark: MarkType | undefined, name: string, face: React.ReactNode) =>
    mark && (
      <ActionButton
        kind="bare"
        label={name}
        isDisabled={!takesMarks}
        isPressed={isMarked(state, mark)}
        keepsFocus
        onPress={() => run(toggleMark(mark))}
      >
        {face}
      </ActionButton>
    );
  const isHeading = $from.parent.type.name === 'heading';
  const asHeading = isHeading ? nodes.paragraph : nodes.heading;
  return (
    <div
      ref={(tools) => {
        if (!isIdle) placeAt(tools, placeOfCursor(view), 'above');
      }}
      className={classNames(styles.tools, isIdle && styles.idle)}
      role="toolbar"
      aria-label={words.tools}
      onKeyDown={({ key }) => key === 'Escape' && view.focus()}
    >
      {button(marks.strong, words.bold, <b>B</b>)}
      {button(marks.em, words.italic, <i>I</i>)}
      {button(marks.s, words.strike, <s>S</s>)}
      <ActionButton
        kind="bare"
        label={words.link}
        isDisabled={!takesMarks || (empty && !linkAt(state))}
        isPressed={marks.a ? isMarked(state, marks.a) : false}
        keepsFocus
        onPress={onLink}
      >
        <Icon path={icons.link} />
      </ActionButton>
      <ActionButton
        kind="bare"
        label={words.note}
        isDisabled={!addNote()(state)}
        keepsFocus
        onPress={() => run(addNote())}
      >
        <Icon path={icons.note} />
      </ActionButton>
      {asHeading && (
        <ActionButton
          kind="bare"
          label={words.heading}
          isPressed={isHeading}
          isDisabled={!setBlockType(asHeading)(state)}
          keepsFocus
          onPress={() => run(setBlockType(asHeading))}
        >
          <b>H</b>
        </ActionButton>
      )}
      {onNote && (
        <ActionButton kind="bare" label={words.remark} shortcut="Ctrl+Shift+M" keepsFocus onPress={onNote}>
          <Icon path={icons.remark} />
        </ActionButton>
      )}
      <HistoryTools state={state} run={run} />
    </div>
  );
}

/** Only for devices without a keyboard. */
function HistoryTools({ state, run }: Pick<SelectionToolsProps, 'state' | 'run'>) {
  const words = editorWords[useNewsroom().language];
  return (
    <span className={styles.history}>
      <ActionButton
        kind="bare"
        label={words.undo}
        isDisabled={!undo(state)}
        keepsFocus
        onPress={() => run(undo)}
      >
        <Icon path={icons.undo} />
      </ActionButton>
      <ActionButton
        kind="bare"
        label={words.redo}
        isDisabled={!redo(state)}
        keepsFocus
        onPress={() => run(redo)}
      >
        <Icon path={icons.redo} />
      </ActionButton>
    </span>
  );
}

function isMarked({ selection, doc, storedMarks }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, mark);
}
