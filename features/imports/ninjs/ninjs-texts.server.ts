/** Texts of a ninjs item: selects its headline, lead and body, and counts the rest as lost. */
import { textOfHtml } from '#features/content/public.server.ts';
import { cleanLine, countLoss, type Losses } from '#features/content/public.ts';
import { escapeHtmlText } from '#platform/text/escape-html.ts';
import type { NinjsItem, NinjsText } from './ninjs-item.ts';

export interface NinjsTexts {
  title: string;
  subtitle: string;
  lead: string;
  html: string;
}

export function textsOf(item: NinjsItem, losses: Losses): NinjsTexts {
  const sub = item.headlines.find((one) => /^(sub|subheadline|hl2|extended)/.test(one.role));
  const bodies = item.bodies.filter(hasCharacters);
  countUnused('headline', item.headlines, [first(item.headlines, headlineRoles), sub], losses);
  countUnused('description', item.descriptions, [first(item.descriptions, leadRoles)], losses);
  countUnused('body', bodies, [mainBody(bodies)], losses);
  return {
    title: headlineOf(item),
    subtitle: sub === undefined ? '' : plain(sub),
    lead: leadOf(item),
    html: htmlOf(bodies),
  };
}

const headlineRoles = ['main', 'headline', 'hl1', 'simple', 'text', ''];
const leadRoles = ['summary', 'lead', 'main', 'text', ''];

export function headlineOf(item: NinjsItem): string {
  const headline = first(item.headlines, headlineRoles);
  return headline === undefined ? cleanLine(item.title) : plain(headline);
}

export function leadOf(item: NinjsItem): string {
  const lead = first(item.descriptions, leadRoles);
  return lead === undefined ? '' : plain(lead);
}

function first(texts: readonly NinjsText[], roles: readonly string[]): NinjsText | undefined {
  const rank = ({ role }: NinjsText) => (roles.includes(role) ? roles.indexOf(role) : roles.length);
  return texts.toSorted((one, other) => rank(one) - rank(other))[0];
}

function plain(one: NinjsText): string {
  return isMarkup(one) ? textOfHtml(one.value) : cleanLine(one.value);
}

function isMarkup(one: NinjsText): boolean {
  return (
    /html|xml|rich/.test(`${one.contentType} ${one.role}`) ||
    /<(p|br|div|h\d|b|i|em|strong|a|ul)\b[^>]*>/i.test(one.value)
  );
}

/** Placeholders such as "[ ... ]" contain no letters or digits. */
function hasCharacters(one: NinjsText): boolean {
  return /[\p{L}\p{N}]/u.test(one.value);
}

/** A box is never the main body, however rich its markup. */
function mainBody(bodies: readonly NinjsText[]): NinjsText | undefined {
  return bodies.find((one) => isMain(one)) ?? bodies[0];
}

/** Of the main text's formats: markup before plain text, HTML before other XML. */
function htmlOf(bodies: readonly NinjsText[]): string {
  const main = mainBody(bodies);
  if (main === undefined) return '';
  const formats = bodies.filter((one) => isSameText(one, main));
  const best =
    formats.find(
      (one) => isMarkup(one) && !/nitf|xml$/.test(one.contentType.replace('xhtml+xml', 'xhtml')),
    ) ??
    formats.find(isMarkup) ??
    main;
  return isMarkup(best) ? best.value : paragraphs(best.value);
}

/** Plain text: empty lines separate paragraphs; without any, every line is a paragraph. */
function paragraphs(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').trim();
  return lines
    .split(/\n[ \t]*\n/.test(lines) ? /\n[ \t]*\n/ : '\n')
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtmlText(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

function countUnused(
  what: string,
  texts: readonly NinjsText[],
  used: readonly (NinjsText | undefined)[],
  losses: Losses,
): void {
  for (const one of texts) {
    if (!used.some((text) => text !== undefined && isSameText(one, text))) countLoss(losses, what);
  }
}

/** The same text in another format, or a text whose words are nearly all in the other. */
function isSameText(one: NinjsText, other: NinjsText): boolean {
  if (one === other) return true;
  const isAlike = one.role === other.role || (isMain(one) && isMain(other));
  return (isAlike && one.contentType !== other.contentType) || isContainedIn(one, other);
}

/** Agencies use format names as roles: `text`, `html5`, `richtext`, `ttnitf`. */
function isMain({ role }: NinjsText): boolean {
  return /^(?:$|main|body|text|plain|simple|rich|full|article|story|content|x?html|xml|\w*nitf)/.test(role);
}

/** Formats may differ in a byline or a caption, so a tenth of the words may be missing. */
function isContainedIn(one: NinjsText, other: NinjsText): boolean {
  const words = wordsOf(one);
  const known = new Set(wordsOf(other));
  return words.filter((word) => !known.has(word)).length <= words.length / 10;
}

function wordsOf(one: NinjsText): string[] {
  return (
    plain(one)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
