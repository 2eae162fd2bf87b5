/** Input rules: shortcuts for blocks, and Hungarian or English typography [EDIT-04] [EDIT-07]. */
import { InputRule } from 'prosemirror-inputrules';
import type { Fragment, Node, Schema } from 'prosemirror-model';
import { Selection, type Transaction } from 'prosemirror-state';
import { isInAddress, type TypingLanguage, typography } from './typography.ts';

/** All rules. `languageOf`: the language of the story, which may change while it is open. */
export function typingRules(schema: Schema, languageOf: (doc: Node) => TypingLanguage): InputRule[] {
  return [...blockRules(schema), ...typographicRules(languageOf)];
}

function blockRules(schema: Schema): InputRule[] {
  const { heading, list, listItem, itemText, quote, quoteLine, source, divider, paragraph } = schema.nodes;
  const rules: InputRule[] = [];
  const add = (pattern: RegExp, make: (content: Fragment, match: RegExpMatchArray) => Node[]) =>
    rules.push(
      new InputRule(pattern, (state, match, start, end) => {
        const { $from } = state.selection;
        if ($from.parent.type.name !== 'paragraph') return null;
        const content = $from.parent.content.cut(end - start);
        return replaced(state.tr, $from.before(), $from.after(), make(content, match));
      }),
    );
  if (heading)
    add(/^(#{2,4}) $/, (content, [, signs = '##']) => [heading.create({ level: signs.length }, content)]);
  if (list && listItem && itemText) {
    const listOf = (attrs: Record<string, unknown>, content: Fragment) => [
      list.create(attrs, listItem.create(null, itemText.create(null, content))),
    ];
    add(/^[-*] $/, (content) => listOf({ ordered: false }, content));
    add(/^(\d{1,3})[.)] $/, (content, [, first = '1']) =>
      listOf({ ordered: true, start: first === '1' ? null : Number(first) }, content),
    );
  }
  if (quote && quoteLine && source)
    add(/^> $/, (content) => [quote.create(null, [quoteLine.create(null, content), source.create()])]);
  if (divider && paragraph)
    add(/^(?:---|–-|—)$/, (content) => [divider.create(), paragraph.create(null, content)]);
  return rules;
}

/** Replaces a range by blocks; the cursor moves to the beginning of the text in the last one. */
function replaced(transaction: Transaction, from: number, to: number, blocks: Node[]): Transaction {
  transaction.replaceWith(from, to, blocks);
  const last = from + blocks.slice(0, -1).reduce((size, block) => size + block.nodeSize, 0);
  return transaction.setSelection(Selection.near(transaction.doc.resolve(last + 1), 1));
}

function typographicRules(languageOf: (doc: Node) => TypingLanguage): InputRule[] {
  return typography.map(
    ({ pattern, write }) =>
      new InputRule(
        pattern,
        (state, match, start, end) => {
          const { $from } = state.selection;
          const before = $from.parent.textBetween(0, start - $from.start(), '', '\ufffc');
          if (isInAddress($from.parent.textBetween(0, $from.parentOffset, '', '\ufffc'))) return null;
          return state.tr.insertText(write({ match, before, language: languageOf(state.doc) }), start, end);
        },
        { inCodeMark: false },
      ),
  );
}
