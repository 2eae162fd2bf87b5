/** Converts a newsroom's HTML to blocks: a closed set, sanitised, stable (its own output gives the same body again). */

import type { PendingPicture } from '../blocks/block-rules.ts';
import type { OwnPages } from '../blocks/embed/embed-address.ts';
import { cleanLine } from '../clean-text.ts';
import { plainTextOf } from '../measure-body.ts';
import { type PendingBody, picturesOf } from '../pending-body.ts';
import { finishBody } from './finish-body.server.ts';
import { flow } from './flow.server.ts';
import { inlineAndRest } from './inline-and-rest.server.ts';
import { hostName } from './link-address.server.ts';
import type { Losses } from './losses.ts';
import { markNewlines } from './source/classic-newlines.server.ts';
import { parseHtml } from './source/parse-html.server.ts';
import { tidyPasted } from './source/pasted-html.server.ts';
import { expandShortcodes } from './source/shortcodes.server.ts';
import type { AttachedPicture, Walk } from './walk.server.ts';

export interface HtmlToBodyOptions {
  /**
   * `wordpress`: block comments, shortcodes and line ends are interpreted as WordPress does. `pasted`: what other
   * programs put on the clipboard.
   */
  dialect?: 'html' | 'wordpress' | 'pasted';
  /** Base URL of relative addresses. */
  base?: string | undefined;
  /** Address of the site from which the HTML is imported: links to its pages become the same paths here. */
  formerSite?: string | undefined;
  /** The publisher's own hosts that stories may embed. */
  ownPages?: readonly OwnPages[];
  /** Images that the HTML refers to by id. */
  attached?: readonly AttachedPicture[];
}

export interface HtmlToBodyResult {
  body: PendingBody;
  plainText: string;
  /** Every image of the body, each once. */
  images: PendingPicture[];
  losses: Losses;
}

/**
 * Never throws, for any HTML.
 * @example htmlToBody('<p>Szia, <b>világ</b>!</p>').body // [{ kind: 'paragraph', html: 'Szia, <b>világ</b>!' }]
 */
export function htmlToBody(html: string, needs: HtmlToBodyOptions = {}): HtmlToBodyResult {
  const losses: Losses = {};
  const isWordPress = needs.dialect === 'wordpress';
  const root = parseHtml(isWordPress ? expandShortcodes(html, losses) : html, losses);
  if (needs.dialect === 'pasted') tidyPasted(root, losses);
  if (isWordPress) markNewlines(root, !/<!--\s*wp:/.test(html));
  const walk: Walk = {
    losses,
    base: needs.base,
    formerHost: formerHost(needs),
    ownPages: needs.ownPages ?? [],
    attached: needs.attached ?? [],
    quotedPosts: new Set(),
    bareAddresses: isWordPress,
    flow: (nodes) => flow(nodes, walk),
    inline: (nodes) => inlineAndRest(nodes, walk),
  };
  const body = finishBody(walk.flow(root.children));
  return { body, plainText: plainTextOf(body), images: picturesOf(body), losses };
}

function formerHost({ formerSite }: HtmlToBodyOptions): string | undefined {
  const url = formerSite === undefined ? null : URL.parse(formerSite);
  return url === null || url.host === '' ? undefined : hostName(url);
}

/** The visible text of HTML on one line, for titles, names and leads. */
export function textOfHtml(html: string): string {
  return cleanLine(htmlToBody(html).plainText);
}
