/** A newsroom's HTML → our blocks: closed, sanitised, stable (its own HTML read again gives the same body). */
import { cleanLine } from './clean-text.ts';
import type { OwnPages } from './embed-address.ts';
import { markNewlines } from './from-html/classic-newlines.server.ts';
import { finishedBody } from './from-html/finish-body.server.ts';
import { flow } from './from-html/flow.server.ts';
import { inlineAndRest } from './from-html/inline-and-rest.server.ts';
import { hostName } from './from-html/link-address.server.ts';
import { parseHtml } from './from-html/parse-html.server.ts';
import { expandShortcodes } from './from-html/shortcodes.server.ts';
import type { AttachedPicture, Walk } from './from-html/walk.server.ts';
import type { Losses } from './losses.ts';
import { plainTextOf } from './measure-body.ts';
import { type PendingBody, type PendingPicture, picturesOf } from './pending-body.ts';

export interface HtmlNeeds {
  /** `wordpress`: block comments, shortcodes and line ends mean what they mean there. */
  dialect?: 'html' | 'wordpress';
  /** The page the HTML stood on, for its relative addresses. */
  base?: string | undefined;
  /** Address of the site that the HTML leaves: links to its pages become the same paths here. */
  formerSite?: string | undefined;
  /** Pages of the paper's own that stories may frame. */
  ownPages?: readonly OwnPages[];
  /** Pictures that the HTML names by number. */
  attached?: readonly AttachedPicture[];
}

export interface HtmlReading {
  body: PendingBody;
  plainText: string;
  /** Every picture the body names, once. */
  images: PendingPicture[];
  losses: Losses;
}

/**
 * Never throws, whatever the HTML.
 * @example htmlToBody('<p>Szia, <b>világ</b>!</p>').body // [{ kind: 'paragraph', html: 'Szia, <b>világ</b>!' }]
 */
export function htmlToBody(html: string, needs: HtmlNeeds = {}): HtmlReading {
  const losses: Losses = {};
  const isWordPress = needs.dialect === 'wordpress';
  const root = parseHtml(isWordPress ? expandShortcodes(html, losses) : html, losses);
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
  const body = finishedBody(walk.flow(root.children));
  return { body, plainText: plainTextOf(body), images: picturesOf(body), losses };
}

function formerHost({ formerSite }: HtmlNeeds): string | undefined {
  const url = formerSite === undefined ? null : URL.parse(formerSite);
  return url === null || url.host === '' ? undefined : hostName(url);
}

/** What a reader would see of a piece of HTML, on one line: titles, names, leads. */
export function textOfHtml(html: string): string {
  return cleanLine(htmlToBody(html).plainText);
}
