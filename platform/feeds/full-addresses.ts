/**
 * HTML whose every address is full, for readers who see it far from its page. It must come from a serialiser: tags in
 * lower case, attributes in double quotes.
 *
 * @example withFullAddresses('<a href="/rovat/sport">', 'https://lap.example/2026/11/21/hir')
 * // '<a href="https://lap.example/rovat/sport">'
 */
export function withFullAddresses(html: string, page: string): string {
  const { origin } = new URL(page);
  const full = (value: string): string =>
    // Nearly all of them; taking an address apart costs twenty times as much.
    ownPath.test(value) ? origin + value : fullAddress(value, page);
  return html.replace(startTag, (_whole, name: string, attributes: string) => {
    return `<${name}${attributes.replace(attribute, (whole, key: string, value: string) =>
      leads.has(key) ? `${key}="${full(value)}"` : whole,
    )}>`;
  });
}

const startTag = /<([a-z][a-z0-9]*)(\s(?:[^">]|"[^"]*")*)>/g;
const attribute = /([a-z][a-z-]*)="([^"]*)"/g;
const leads = new Set(['href', 'src', 'poster', 'cite', 'data-url']);
const ownPath = /^\/(?!\/)/;
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

function fullAddress(value: string, page: string): string {
  if (hasScheme.test(value)) return value;
  const url = URL.parse(value.replaceAll('&amp;', '&'), page);
  return url === null ? value : url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
