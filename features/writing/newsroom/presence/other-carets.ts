/** Carets and selections of other people, drawn over the text [SAVE-02]. */
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, Selection } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { classNames } from '#ui/class-names.ts';
import styles from './OtherCarets.module.css';
import type { OtherInText, Others } from './others.ts';
import { markClasses } from './person-mark.ts';

/** Updates only the view: the editor state does not change when somebody else's selection does. */
export function otherCarets(others: Others): Plugin {
  return new Plugin({
    view: (editor) => ({ destroy: others.followCarets(() => editor.updateState(editor.state)) }),
    props: {
      decorations: (state) => decorationsOf(state, others.inText(state)),
      handleDOMEvents: {
        focus() {
          others.enterText();
          return false;
        },
      },
    },
  });
}

function decorationsOf({ doc }: EditorState, others: readonly OtherInText[]): DecorationSet {
  if (others.length === 0) return DecorationSet.empty;
  return DecorationSet.create(
    doc,
    others.flatMap((other) => [caret(doc, other), ...selection(doc, other)]),
  );
}

function caret(doc: Node, { tab, person: { name, mark }, anchor, head, moves }: OtherInText): Decoration {
  const isForward = head > anchor;
  return Decoration.widget(
    caretPosition(doc, head),
    () => {
      const dom = document.createElement('span');
      dom.className = classNames(styles.caret, markClasses(mark));
      dom.dataset.name = name;
      dom.ariaHidden = 'true';
      requestAnimationFrame(() => dom.classList.toggle(styles.toLeft ?? '', isAtRightEdge(dom)));
      return dom;
    },
    // A new key creates a new element, which shows the name again.
    { key: `${tab} ${mark} ${moves} ${name}`, side: isForward ? -1 : 1, ignoreSelection: true },
  );
}

/** A position for the caret: between two blocks there is no line for one. */
function caretPosition(doc: Node, head: number): number {
  const $head = doc.resolve(within(doc, head));
  return $head.parent.inlineContent ? $head.pos : Selection.near($head, -1).head;
}

function selection(doc: Node, { person: { mark }, anchor, head }: OtherInText): Decoration[] {
  const from = within(doc, Math.min(anchor, head));
  const to = within(doc, Math.max(anchor, head));
  if (from === to) return [];
  const found = [Decoration.inline(from, to, { class: classNames(styles.selected, markClasses(mark)) })];
  doc.nodesBetween(from, to, (node, at) => {
    // Pictures and embeds have no text to mark, so the whole node is marked.
    if (node.isBlock && !node.isTextblock && from <= at && at + node.nodeSize <= to)
      found.push(
        Decoration.node(at, at + node.nodeSize, {
          class: classNames(styles.selectedBlock, markClasses(mark)),
        }),
      );
  });
  return found;
}

function within(doc: Node, at: number): number {
  return Math.min(at, doc.content.size);
}

const widestName = 192;

function isAtRightEdge(caretElement: HTMLElement): boolean {
  return document.documentElement.clientWidth - caretElement.getBoundingClientRect().left < widestName;
}
