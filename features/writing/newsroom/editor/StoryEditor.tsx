/** The editor of the story's text, in the typography of its page [EDIT-02], with tools at the cursor. */
import 'prosemirror-view/style/prosemirror.css';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type NewsroomCommand, useCommands, useNewsroom } from '#features/kit/public.newsroom.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useLateOfConnection, useOfConnection } from '../connection/use-of-connection.ts';
import { usePaste } from '../paste/use-paste.ts';
import { type OpenedPicture, PictureDialogs } from '../pictures/PictureDialogs.tsx';
import { type EditorPictures, usePictures } from '../pictures/use-pictures.ts';
import { otherCarets } from '../presence/other-carets.ts';
import { BlockHandle } from './BlockHandle.tsx';
import { BlockMenu } from './BlockMenu.tsx';
import { openBlock } from './block-commands.ts';
import { giveKeys } from './block-keys.ts';
import { type BlockRequest, isOfFiles, requestOf } from './block-kinds.ts';
import { editorWords } from './editor-words.ts';
import { FileInputs, type OpenInputs } from './files/FileInputs.tsx';
import { useFiles } from './files/use-files.ts';
import { linkAt } from './links/link-commands.ts';
import { useLinkMarks } from './links/use-link-marks.ts';
import { nodeViews } from './node-views.ts';
import { RequestDialog } from './requests/RequestDialog.tsx';
import type { Requested } from './requests/requested.ts';
import { SelectionTools } from './SelectionTools.tsx';
import styles from './StoryEditor.module.css';
import { ShownBlocks } from './shown/ShownBlocks.tsx';
import { createShownBlocks, type ShownBlocks as Shown } from './shown/shown-blocks.ts';
import { useBlockEditing } from './shown/use-block-editing.ts';
import { slashQuery } from './slash-query.ts';
import { TableTools } from './tables/TableTools.tsx';
import { openTable } from './tables/table-commands.ts';
import { takeBlock } from './take-block.ts';

interface StoryEditorProps {
  connection: StoryConnection;
  isEditable: boolean;
  /** Begins a note on the selection; without it notes are not available. */
  onNote?: () => void;
}

export function StoryEditor({ connection, isEditable, onNote }: StoryEditorProps) {
  const { language } = useNewsroom();
  const words = editorWords[language];
  const state = useLateOfConnection(connection, ({ state: now }) => now, { isUrgent: hasOtherTools });
  const block = useOfConnection(connection, ({ state: now }) => openBlock(now)?.at ?? null);
  const query = useOfConnection(connection, ({ state: now }) => slashQuery(now));
  const place = useRef<HTMLDivElement>(null);
  /** Key handler of the open menu, which gets keys before the text does. */
  const menuKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const pictures = usePictures(connection, setOpened);
  const files = useFiles(connection);
  const [shown] = useState(createShownBlocks);
  const inputs = useRef<OpenInputs>({});
  const view = useView({ connection, isEditable, place, menuKeys, pictures, shown, label: words.text });
  const [requested, setRequested] = useState<Requested | null>(null);
  const edit = useBlockEditing({ connection, files, onRequest: setRequested });
  const [closedSlash, setClosedSlash] = useState<string | null>(null);
  useLinkMarks(view, state.doc);
  const run = (command: Command) => {
    command(connection.state, (transaction) => connection.dispatch(giveKeys(transaction)));
    view?.focus();
  };
  // Applies changes that arrived while the view was created.
  useLayoutEffect(() => {
    if (view && view.state !== connection.state) view.updateState(connection.state);
  });
  const request = (what: BlockRequest) => {
    if (what === 'archivePicture') setOpened('library');
    else if (isOfFiles(what)) inputs.current[what]?.click();
    else setRequested({ what, former: '' });
  };
  const openLink = useCallback(
    () => setRequested({ what: 'link', former: linkAt(connection.state)?.href ?? '' }),
    [connection],
  );
  useEditorCommands(openLink, onNote);
  if (query === null && closedSlash !== null) setClosedSlash(null);
  return (
    <div className={styles.editor}>
      <div ref={place} className={styles.place} />
      {view && <ShownBlocks shown={shown} edit={isEditable ? edit : undefined} />}
      {view && isEditable && (
        <>
          <BlockHandle view={view} at={block} run={run} onRequest={request} />
          <TableTools view={view} state={state} run={run} />
          <SelectionTools view={view} state={state} run={run} onLink={openLink} onNote={onNote} />
          {query !== null && query !== closedSlash && (
            <BlockMenu
              view={view}
              query={query}
              keys={menuKeys}
              onClose={() => setClosedSlash(query)}
              onChoose={(kind) => {
                const wanted = requestOf(kind);
                run(takeBlock(kind));
                if (wanted) request(wanted);
              }}
            />
          )}
          <FileInputs inputs={inputs} pictures={pictures} files={files} onChosen={() => view.focus()} />
          {requested && (
            <RequestDialog
              requested={requested}
              run={run}
              onClose={() => {
                setRequested(null);
                view.focus();
              }}
            />
          )}
        </>
      )}
      <PictureDialogs opened={opened} pictures={pictures} onClose={() => setOpened(null)} />
    </div>
  );
}

/** The tools of a selection or a table appear with it at once, and leave with it. */
function hasOtherTools(state: EditorState, shown: EditorState): boolean {
  const isAtTable = openTable(state) !== null;
  return !state.selection.empty || !shown.selection.empty || isAtTable !== (openTable(shown) !== null);
}

interface ViewNeeds extends Omit<StoryEditorProps, 'onNote'> {
  place: RefObject<HTMLDivElement | null>;
  menuKeys: RefObject<((event: KeyboardEvent) => boolean) | null>;
  pictures: EditorPictures;
  shown: Shown;
  label: string;
}

/** The view is created once for a connection, and updated with each of its states. */
function useView(needs: ViewNeeds): EditorView | null {
  const { connection, isEditable, place, menuKeys, pictures, shown, label } = needs;
  const paste = usePaste(connection, pictures);
  const [view, setView] = useState<EditorView | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const made = new EditorView(place.current, {
      state: connection.state,
      nodeViews: nodeViews(pictures.view, shown),
      ...paste,
      plugins: [otherCarets(connection.others)],
      editable: () => isEditable,
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-readonly': String(!isEditable),
        spellcheck: 'true',
      },
      dispatchTransaction: (transaction) => connection.dispatch(giveKeys(transaction)),
      handleKeyDown: ({ dom }, event) => menuKeys.current?.(event) || focusTools(dom, event),
    });
    setView(made);
    const stop = connection.subscribe(() => {
      if (made.state !== connection.state) made.updateState(connection.state);
    });
    return () => {
      stop();
      made.destroy();
      setView(null);
    };
  }, [connection, isEditable, place, menuKeys, pictures, paste, shown, label]);
  return view;
}

/** Alt+F10 moves the focus to the tools, as in other editors; Escape returns it. */
function focusTools(text: HTMLElement, { altKey, key }: KeyboardEvent): boolean {
  if (!altKey || key !== 'F10') return false;
  const tools = text.parentElement?.parentElement?.querySelector('[role="toolbar"]');
  tools?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  return true;
}

/** Registers the editor's keys for the list of commands. */
function useEditorCommands(openLink: () => void, onNote: (() => void) | undefined): void {
  const { keys } = editorWords[useNewsroom().language];
  useCommands(
    useMemo(
      (): NewsroomCommand[] => [
        { id: 'link', label: keys.link, shortcut: 'Ctrl+Shift+K', run: openLink },
        ...(onNote ? [{ id: 'remark', label: keys.remark, shortcut: 'Ctrl+Shift+M', run: onNote }] : []),
        { id: 'bold', label: keys.bold, shortcut: 'Ctrl+B' },
        { id: 'italic', label: keys.italic, shortcut: 'Ctrl+I' },
        { id: 'undo', label: keys.undo, shortcut: 'Ctrl+Z' },
        { id: 'redo', label: keys.redo, shortcut: 'Ctrl+Y' },
        { id: 'up', label: keys.up, shortcut: 'Alt+ArrowUp' },
        { id: 'down', label: keys.down, shortcut: 'Alt+ArrowDown' },
        { id: 'leave', label: keys.leave, shortcut: 'Ctrl+Enter' },
        { id: 'note', label: keys.note, shortcut: 'Ctrl+Shift+F' },
        { id: 'tools', label: keys.tools, shortcut: 'Alt+F10' },
        { id: 'slash', label: keys.slash, shortcut: '/' },
        { id: 'paste-plain', label: keys.pastePlain, shortcut: 'Ctrl+Shift+V' },
      ],
      [keys, openLink, onNote],
    ),
  );
}
