/** Parses HTML to hast, after removing what would break the parser or the recursive functions that read the tree. */
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { cleanCharacters } from '../../clean-text.ts';
import { countLoss, type Losses } from '../losses.ts';
import { unwrapNoscripts } from './noscript.server.ts';

export function parseHtml(html: string, losses: Losses): Root {
  // Source positions are not recorded: they take a third of the time. With scripting off, `noscript` content is parsed.
  const fragment = parseFragment(limitDepth(cleanCharacters(html), losses), { scriptingEnabled: false });
  const tree = fromParse5(fragment);
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree] };
  if (/<noscript/i.test(html)) unwrapNoscripts(root);
  return root;
}

/** Deeper than any hand-made page; all readers of the tree are recursive, so its depth must be limited. */
const maxDepth = 100;

/** Void elements, and elements that their siblings close: they do not deepen the tree. */
const shallow = new Set('br embed hr img meta p li dd dt'.split(' '));
/** The same, except inside SVG and MathML, where every element can have content. */
const shallowInHtml = new Set(
  'area base col input link param source track wbr td th tr tbody thead tfoot option'.split(' '),
);

/** Replaces start tags below the deepest level by `meta`, which has no content and shows nothing. */
function limitDepth(html: string, losses: Losses): string {
  let depth = 0;
  let cut = 0;
  let isForeign = false;
  const flattened = html.replace(/<(\/?)([a-z][a-z0-9-]*)/gi, (whole, slash: string, tag: string) => {
    const name = tag.toLowerCase();
    if (name === 'svg' || name === 'math') isForeign = true;
    if (shallow.has(name) || (!isForeign && shallowInHtml.has(name))) return whole;
    if (slash === '') {
      depth += 1;
      if (depth <= maxDepth) return whole;
      cut += 1;
      return '<meta';
    }
    if (depth > 0) depth -= 1;
    return depth >= maxDepth ? '</meta' : whole;
  });
  if (cut === 0) return html;
  countLoss(losses, 'nesting', cut);
  return flattened;
}
