/** Requests for input that a block or a link needs, and the commands that use the answer. */
import type { Attrs } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { embedOf } from '#features/content/public.ts';
import { addBlock } from '../block-commands.ts';
import { setLink } from '../links/link-commands.ts';
import { readTarget } from '../links/read-target.ts';

export interface Requested {
  what: 'link' | 'embed' | 'relatedLink' | 'quiz' | 'episode';
  /** Current value; '' for a new block or link. */
  former: string;
  /** Position of the block to change; without it a block is added. */
  placeOf?: () => number | undefined;
}

/**
 * Null for an invalid answer.
 * @param answer an address, or the name of the chosen item
 */
export function commandOf({ what, placeOf }: Requested, answer: string): Command | null {
  if (what === 'link') {
    const target = readTarget(answer);
    return target && setLink(target.href);
  }
  const attrs = attributesOf(what, answer);
  if (attrs === null) return null;
  return placeOf === undefined ? newBlock(what, attrs) : changedBlock(attrs, placeOf);
}

function attributesOf(what: Exclude<Requested['what'], 'link'>, answer: string): Attrs | null {
  if (what === 'quiz') return { quizId: answer };
  if (what === 'episode') return { slug: answer };
  if (what === 'embed') {
    const found = embedOf(answer);
    return found && { provider: found.provider, url: found.url };
  }
  const target = readTarget(answer);
  return target && { slug: target.slug, href: target.slug === null ? target.href : null };
}

function newBlock(what: string, attrs: Attrs): Command {
  return (state, dispatch) => {
    const block = state.schema.nodes[what]?.createAndFill(attrs);
    return block ? addBlock(block)(state, dispatch) : false;
  };
}

/** Changes single attributes, so that concurrent changes in the block remain. */
function changedBlock(attrs: Attrs, placeOf: () => number | undefined): Command {
  return (state, dispatch) => {
    const at = placeOf();
    if (at === undefined) return false;
    const transaction = state.tr;
    for (const [name, value] of Object.entries(attrs)) transaction.setNodeAttribute(at, name, value);
    dispatch?.(transaction);
    return true;
  };
}
