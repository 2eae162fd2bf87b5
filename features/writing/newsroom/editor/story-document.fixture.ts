/** Stories as documents, for tests of the editor's commands. */
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { storySchema } from '#features/content/public.document.ts';

type Block = { type: string; attrs?: Record<string, unknown>; content?: readonly unknown[] };

export const paragraph = (text: string, key: string | null = null): Block =>
  block('paragraph', text, { key });

export function block(type: string, text: string, attrs: Record<string, unknown> = {}): Block {
  return { type, attrs, ...(text === '' ? {} : { content: [{ type: 'text', text }] }) };
}

export function list(...items: (string | [string, ...string[]])[]): Block {
  return {
    type: 'list',
    content: items.map((item) => {
      const [text, ...nested] = Array.isArray(item) ? item : [item];
      return {
        type: 'listItem',
        content: [block('itemText', text), ...(nested.length > 0 ? [list(...nested)] : [])],
      };
    }),
  };
}

/** A story with the cursor at `|`, which is removed from the text; two of them are a selection. */
export function storyOf(...blocks: Block[]): EditorState {
  const doc = storySchema.nodeFromJSON({
    type: 'doc',
    attrs: { fields: { site: 'telex' } },
    content: [block('title', ''), block('subtitle', ''), block('lead', ''), ...blocks],
  });
  let state = EditorState.create({ doc });
  const found: number[] = [];
  for (let at = cursorIn(state.doc); at !== null; at = cursorIn(state.doc)) {
    found.push(at);
    state = state.apply(state.tr.delete(at, at + 1));
  }
  const [from, to = from] = found;
  return from === undefined
    ? state
    : state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
}

function cursorIn(doc: Node): number | null {
  let found: number | null = null;
  doc.descendants((node, at) => {
    const index = node.text?.indexOf('|') ?? -1;
    if (index >= 0) found ??= at + index;
  });
  return found;
}

/** The state after a command; the same state where the command has no effect. */
export function afterCommand(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  next.doc.check();
  return next;
}

/** Blocks in short form: `paragraph(text)`, with `|` for the cursor. */
export function shown({ doc, selection }: EditorState): string[] {
  const marked = selection.empty && selection.$from.parent.inlineContent ? selection.from : -1;
  const write = (node: Node, at: number): string => {
    if (node.isText) {
      const text = node.text ?? '';
      return marked > at && marked < at + text.length
        ? `${text.slice(0, marked - at)}|${text.slice(marked - at)}`
        : text;
    }
    const parts: string[] = [];
    node.forEach((child, offset) => {
      parts.push(write(child, at + 1 + offset));
    });
    const isEdge = node.inlineContent && (marked === at + 1 || marked === at + 1 + node.content.size);
    const inside = parts.join(node.inlineContent ? '' : ' ');
    const text = isEdge ? (marked === at + 1 ? `|${inside}` : `${inside}|`) : inside;
    return `${node.type.name}(${text})`;
  };
  const blocks: string[] = [];
  doc.forEach((child, at, index) => {
    if (index > 2) blocks.push(write(child, at));
  });
  return blocks;
}
