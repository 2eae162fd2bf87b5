/**
 * The editor's document as a story to save. A block that equals the published one of the same key is that one, so that
 * a story which is opened and published without a change stays equal in every byte.
 */
import type { Node } from 'prosemirror-model';
import type { DraftBody, SimpleDraft, StoredBody } from '../block-keys.ts';
import { rulesOf, type SimpleKind } from '../blocks/block-kinds.ts';
import { isSimpleKind, nodesOf } from '../blocks/block-nodes.ts';
import { cleanCharacters, cleanLine } from '../clean-text.ts';
import { htmlToBody } from '../from-html/html-to-body.server.ts';
import { simpleBlocks } from '../walk-blocks.ts';
import { partOf, type Reading } from './block-nodes.ts';
import { blockToNode, type StoryContent, type WrittenTexts } from './draft-to-document.server.ts';
import { finishDraft } from './finish-draft.server.ts';
import { htmlOfNodes } from './inline-nodes.server.ts';

/** The texts of the story from which the document was made, as they are stored. */
export interface BaseTexts extends WrittenTexts {
  body: StoredBody;
}

/** Throws a RangeError for a document that its schema does not allow; changes are checked when they arrive. */
export function documentToDraft(document: Node, base?: BaseTexts): StoryContent {
  document.check();
  const subtitle = lineOf('subtitle', base?.subtitle);
  const lead = lineOf('lead', base?.lead);
  return {
    title: lineOf('title', base?.title),
    ...(subtitle === '' ? {} : { subtitle }),
    ...(lead === '' ? {} : { lead }),
    body: bodyOf(document, base?.body ?? []),
    fields: document.attrs.fields,
  };

  function lineOf(part: string, before: string | undefined): string {
    const text = partOf(document, part).textContent;
    if (text === before) return text;
    return part === 'lead' ? cleanCharacters(text).trim() : cleanLine(text);
  }
}

function bodyOf(document: Node, base: StoredBody): DraftBody {
  const stored = new Map(
    base
      .flatMap((block) => (block.kind === 'infoBox' ? [block, ...block.blocks] : [block]))
      .map((block) => [block.key, block]),
  );
  const body = blocksIn(document, (node) => {
    const before = stored.get(node.attrs.key);
    if (before === undefined || !node.eq(blockToNode(before))) return null;
    // A copy that brought the key along is a block of its own.
    stored.delete(before.key);
    return before;
  });
  const isUnchanged = body.length === base.length && body.every((block, at) => block === base[at]);
  return isUnchanged ? base : finishDraft(body, base);
}

type Unchanged = (node: Node) => StoredBody[number] | null;

function blocksIn(parent: Node, unchanged: Unchanged): DraftBody {
  return parent.children.flatMap((node): DraftBody => {
    const before = unchanged(node);
    if (before !== null) return [before];
    const { name } = node.type;
    if (isSimpleKind(name)) return simpleBlock(name, node);
    return name === 'infoBox' ? infoBox(node, unchanged) : [];
  });
}

/** A block without content is left out, as is a box of nothing. */
function simpleBlock<K extends SimpleKind>(kind: K, node: Node): SimpleDraft[] {
  const fields = nodesOf<K>({ kind }).read(node, reading);
  if (fields === null) return [];
  // JSON has no undefined fields, and a stored block has none either.
  const block = rulesOf<K>({ kind }).schema.parse(JSON.parse(JSON.stringify({ kind, ...fields })));
  return [{ ...block, ...keyOf(node) }];
}

function infoBox(node: Node, unchanged: Unchanged): DraftBody {
  const title = reading.text(partOf(node, 'boxTitle'));
  const blocks = simpleBlocks(blocksIn(node, unchanged));
  if (title === '' && blocks.length === 0) return [];
  return [{ kind: 'infoBox', ...(title === '' ? {} : { title }), blocks, ...keyOf(node) }];
}

function keyOf(node: Node): { key?: string } {
  const { key } = node.attrs;
  return key === null ? {} : { key };
}

const reading: Reading = {
  html: (node) => htmlOfNodes(node.children),
  text: (node) => cleanLine(node.textContent),
  safeHtml: (html) =>
    htmlToBody(html)
      .body.map((block) => (block.kind === 'html' ? block.html : ''))
      .join(''),
};
