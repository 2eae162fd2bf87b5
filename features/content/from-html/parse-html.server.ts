/** HTML text → hast, with what would make the parser or its readers stumble taken out first. */
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { cleanCharacters } from '../clean-text.ts';
import { countLoss, type Losses } from '../losses.ts';
import { openNoscripts } from './noscript.server.ts';

export function parseHtml(html: string, losses: Losses): Root {
  // Where in the text each thing stood, which takes a third of the time, nobody asks. Scripts are off: `noscript` is read.
  const fragment = parseFragment(withoutAbyss(cleanCharacters(html), losses), { scriptingEnabled: false });
  const tree = fromParse5(fragment);
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree] };
  if (/<noscript/i.test(html)) openNoscripts(root);
  return root;
}

/** Deeper than any page a person made; every reader of the tree recurses, so depth must have an end. */
const deepest = 100;

/** These close themselves, or are closed by their neighbours, and do not deepen the tree … */
const shallow = new Set('br embed hr img meta p li dd dt'.split(' '));
/** … and these too, but not inside of drawings and formulas, where every name can hold any other. */
const shallowInHtml = new Set(
  'area base col input link param source track wbr td th tr tbody thead tfoot option'.split(' '),
);

/** Start tags below the deepest level become `meta`, which holds nothing anywhere and shows nothing. */
function withoutAbyss(html: string, losses: Losses): string {
  let depth = 0;
  let cut = 0;
  let isForeign = false;
  const flattened = html.replace(/<(\/?)([a-z][a-z0-9-]*)/gi, (whole, slash: string, tag: string) => {
    const name = tag.toLowerCase();
    if (name === 'svg' || name === 'math') isForeign = true;
    if (shallow.has(name) || (!isForeign && shallowInHtml.has(name))) return whole;
    if (slash === '') {
      depth += 1;
      if (depth <= deepest) return whole;
      cut += 1;
      return '<meta';
    }
    if (depth > 0) depth -= 1;
    return depth >= deepest ? '</meta' : whole;
  });
  if (cut === 0) return html;
  countLoss(losses, 'nesting', cut);
  return flattened;
}
