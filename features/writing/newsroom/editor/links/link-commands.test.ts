import { type EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { afterCommand, paragraph, shown, storyOf } from '../story-document.fixture.ts';
import { linkAt, removeLink, setLink } from './link-commands.ts';

const href = 'https://example.com/';

function linkIn(state: EditorState): string[] {
  const found: string[] = [];
  state.doc.descendants((node) => {
    for (const mark of node.marks) found.push(`${node.text} → ${mark.attrs.href}`);
  });
  return found;
}

describe('a link', () => {
  const linked = afterCommand(storyOf(paragraph('egy |két| három')), setLink(href));

  it('is set on the selected text [EDIT-06]', () => {
    expect(linkIn(linked)).toEqual([`két → ${href}`]);
    expect(afterCommand(storyOf(paragraph('egy|')), setLink(href)).doc.textContent).toBe('egy');
  });

  it('is changed and removed as a whole, also with the cursor inside or at its edge [EDIT-06]', () => {
    for (const offset of [0, 1, 3]) {
      const { from } = linked.selection;
      const at = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, from + offset)));
      expect(linkAt(at)).toEqual({ from, to: from + 3, href });
      expect(linkIn(afterCommand(at, setLink('story:a-hid')))).toEqual(['két → story:a-hid']);
      expect(linkIn(afterCommand(at, removeLink))).toEqual([]);
    }
    expect(shown(afterCommand(linked, removeLink))).toEqual(['paragraph(egy két három)']);
  });
});
