/**
 * Makes every URL in the HTML absolute, for readers that show it outside its page. The HTML must come from a
 * serialiser: tags in lower case, attributes in double quotes.
 * @example withAbsoluteUrls('<a href="/rovat/sport">', 'https://lap.example/2026/11/21/hir')
 * // '<a href="https://lap.example/rovat/sport">'
 */
import { escapeHtml } from '../text/escape-html.ts';

export function withAbsoluteUrls(html: string, page: string): string {
  const { origin } = new URL(page);
  const absolute = (value: string): string =>
    // Most URLs are root-relative; parsing a URL costs twenty times as much.
    ownPath.test(value) ? origin + value : absoluteUrl(value, page);
  return html.replace(startTag, (_whole, name: string, attributes: string) => {
    return `<${name}${attributes.replace(attribute, (whole, key: string, value: string) =>
      urlAttributes.has(key) ? `${key}="${absolute(value)}"` : whole,
    )}>`;
  });
}

const startTag = /<([a-z][a-z0-9]*)(\s(?:[^">]|"[^"]*")*)>/g;
const attribute = /([a-z][a-z-]*)="([^"]*)"/g;
const urlAttributes = new Set(['href', 'src', 'poster', 'cite', 'data-url']);
const ownPath = /^\/(?!\/)/;
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

function absoluteUrl(value: string, page: string): string {
  if (hasScheme.test(value)) return value;
  const url = URL.parse(value.replaceAll('&amp;', '&'), page);
  return url === null ? value : escapeHtml(url.href);
}
