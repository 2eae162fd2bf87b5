/**
 * The clipboard's HTML of word processors, spreadsheets, mail programs and browsers as semantic HTML: marks
 * instead of styles, lists instead of paragraphs with bullets, links without the redirect by the program's
 * own server [EDIT-08].
 */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { withoutTracking } from '../../tracking-parameters.ts';
import { countLoss, type Losses } from '../losses.ts';
import { attribute, hasClass, isElement } from './hast-helpers.server.ts';
import { withWordLists } from './word-lists.server.ts';

export function tidyPasted(root: Root, losses: Losses): void {
  const children = root.children.flatMap((node): RootContent[] =>
    node.type === 'element' ? tidied(node, losses, false) : [node],
  );
  root.children = withWordLists(children);
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function tidied(element: Element, losses: Losses, isInHeading: boolean): ElementContent[] {
  if (isComment(element)) {
    countLoss(losses, 'comment');
    return [];
  }
  const isBoldAnyway = isInHeading || headings.has(element.tagName);
  const children = withWordLists(
    element.children.flatMap((child) =>
      child.type === 'element' ? tidied(child, losses, isBoldAnyway) : [child],
    ),
  );
  if (element.tagName === 'a') return linked(element, children, losses);
  if (element.tagName === 'span' && attribute(element, 'lang') !== '') delete element.properties.lang;
  if (isBoldAnyway && isElement(element, 'b', 'strong')) return children;
  if (element.tagName !== 'span') return [{ ...element, children }];
  return marked(element, children, isBoldAnyway);
}

/** Whether this is a reviewer's comment in a document, which is not part of its text. */
function isComment(element: Element): boolean {
  return (
    hasClass(element, 'MsoCommentReference', 'msocomtxt', 'msocomanchor') ||
    /mso-element\s*:\s*comment-list|mso-hide\s*:\s*all/i.test(attribute(element, 'style'))
  );
}

const marksOfStyles: [RegExp, string][] = [
  [/(^|;)\s*text-decoration(-line)?\s*:[^;]*line-through/, 's'],
  [/(^|;)\s*vertical-align\s*:\s*super/, 'sup'],
  [/(^|;)\s*vertical-align\s*:\s*sub/, 'sub'],
  [/(^|;)\s*font-weight\s*:\s*(bold|[6-9]00)/, 'strong'],
  [/(^|;)\s*font-style\s*:\s*italic/, 'em'],
];

function marked(element: Element, children: ElementContent[], isBoldAnyway: boolean): ElementContent[] {
  const style = attribute(element, 'style').toLowerCase();
  if (/mso-list\s*:\s*ignore/.test(style)) return [{ ...element, children }];
  return marksOfStyles
    .filter(([pattern, tagName]) => pattern.test(style) && !(isBoldAnyway && tagName === 'strong'))
    .reduce<ElementContent[]>(
      (inside, [, tagName]) => [{ type: 'element', tagName, properties: {}, children: inside }],
      children,
    );
}

function linked(element: Element, children: ElementContent[], losses: Losses): ElementContent[] {
  const href = attribute(element, 'href').trim();
  // Links to bookmarks within the document, which are not part of the clipboard.
  if (href.startsWith('#')) {
    if (/^#_(ftn|edn)/.test(href)) countLoss(losses, 'footnote');
    return children;
  }
  return [{ ...element, properties: { ...element.properties, href: directAddress(href) }, children }];
}

/** Redirecting hosts by which mail programs and documents track who follows a link. */
const detours: [host: RegExp, path: RegExp, parameter: string][] = [
  [/^(www\.)?google\.[a-z.]+$/, /^\/url$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, 'url'],
  [/^lm?\.facebook\.com$/, /^\/l\.php$/, 'u'],
];

function directAddress(href: string): string {
  const url = URL.parse(href);
  if (url === null || !/^https?:$/.test(url.protocol)) return href;
  for (const [host, path, parameter] of detours) {
    const target = URL.parse(url.searchParams.get(parameter) ?? '');
    if (host.test(url.host) && path.test(url.pathname) && target) return withoutTracking(target).href;
  }
  const { href: direct } = withoutTracking(url);
  // An address keeps the spelling that it was written in.
  return direct === URL.parse(href)?.href ? href : direct;
}
