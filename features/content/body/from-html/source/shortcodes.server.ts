/** Expands WordPress shortcodes in classic text to HTML; unknown ones lose their tags and keep their content. */
import { countLoss, type Losses } from '../losses.ts';
import { parseShortcodes, type Shortcode } from './parse-shortcodes.server.ts';

export function expandShortcodes(html: string, losses: Losses): string {
  if (!html.includes('[')) return html;
  const codes = parseShortcodes(html);
  const closed = new Set(codes.filter((code) => code.closing).map((code) => code.name));
  const opened = new Set(codes.filter((code) => !code.closing).map((code) => code.name));
  let written = '';
  let at = 0;
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index];
    if (code === undefined || code.start < at) continue;
    if (code.escaped) {
      written += html.slice(at, code.start + 1) + html.slice(code.start + 2, code.end - 1);
      at = code.end;
      continue;
    }
    if (!isShortcode(code, code.closing ? opened : closed)) continue;
    written += html.slice(at, code.start);
    at = code.end;
    const write = code.closing ? undefined : converters.get(code.name);
    if (!code.closing && (write === undefined || rawCodes.has(code.name)))
      countLoss(losses, `shortcode:${code.name}`);
    if (write === undefined) continue;
    const end = codes.slice(index + 1, index + 50).find((next) => next.name === code.name);
    const isEnclosing = end?.closing === true && (enclosing.has(code.name) || bareValue(code) === '');
    written += write(code, isEnclosing ? expandShortcodes(html.slice(code.end, end.start), losses) : '');
    if (isEnclosing) at = end.end;
  }
  return written + html.slice(at);
}

/** "[sic]" and "[a szerk.]" are text; "[contact-form id=…]", "[row]…[/row]" and "[vc_row]" are shortcodes. */
function isShortcode(code: Shortcode, partners: ReadonlySet<string>): boolean {
  if (partners.has(code.name)) return true;
  if (code.closing) return converters.has(code.name);
  if (code.attributes.size > 0 || code.name.includes('_') || code.selfClosing || code.name === 'gallery')
    return true;
  return converters.has(code.name) && /^(https?:|\/\/|[\w-]*\d[\w-]*$)/.test(bareValue(code));
}

type ShortcodeConverter = (code: Shortcode, inner: string) => string;

/** Shortcodes with encoded content. */
const rawCodes = new Set(['vc_raw_html', 'vc_raw_js']);
const enclosing = new Set(['caption', 'wp_caption', 'embed', ...rawCodes]);

const converters = new Map<string, ShortcodeConverter>([
  ['vc_raw_html', (_, inner) => rawHtml(inner)],
  ['vc_raw_js', () => ''],
  ['caption', caption],
  ['wp_caption', caption],
  ['gallery', (code) => pictures('gallery', code)],
  ['playlist', (code) => pictures('playlist', code)],
  ['embed', (code, inner) => embed(inner === '' ? (code.attributes.get('src') ?? bareValue(code)) : inner)],
  ['audio', (code, inner) => media('audio', code, inner, ['src', 'mp3', 'm4a', 'ogg', 'wav', 'wma'])],
  ['video', (code, inner) => media('video', code, inner, ['src', 'mp4', 'm4v', 'webm', 'ogv', 'wmv', 'flv'])],
  [
    'youtube',
    (code, inner) => embed(addressOr(code, inner, (id) => `https://www.youtube.com/watch?v=${id}`)),
  ],
  ['vimeo', (code, inner) => embed(addressOr(code, inner, (id) => `https://vimeo.com/${id}`))],
  [
    'dailymotion',
    (code, inner) => embed(addressOr(code, inner, (id) => `https://www.dailymotion.com/video/${id}`)),
  ],
  ['tweet', (code, inner) => embed(addressOr(code, inner, (id) => `https://x.com/i/status/${id}`))],
  ['twitter', (code, inner) => embed(addressOr(code, inner, (id) => `https://x.com/i/status/${id}`))],
  ['instagram', (code, inner) => embed(addressOr(code, inner, (id) => `https://www.instagram.com/p/${id}/`))],
  ['facebook', (code, inner) => embed(addressOr(code, inner, (id) => id))],
  ['tiktok', (code, inner) => embed(addressOr(code, inner, (id) => id))],
  ['spotify', (code, inner) => embed(addressOr(code, inner, (id) => id))],
  ['soundcloud', (code, inner) => embed(addressOr(code, inner, (id) => id))],
  ['googlemaps', (code, inner) => embed(addressOr(code, inner, (id) => id))],
]);

/** Content beside the image becomes its caption in `figureBlocks`. */
function caption(code: Shortcode, inner: string): string {
  const text = code.attributes.get('caption') ?? '';
  const align = /^align\w+$/.exec(code.attributes.get('align') ?? '')?.[0] ?? '';
  return `\n\n<figure class="wp-caption ${align}">${inner}${text === '' ? '' : `<figcaption>${text}</figcaption>`}</figure>\n\n`;
}

/** Page builders store HTML as base64 of its percent-encoding; the decoded HTML is converted like the rest. */
function rawHtml(inner: string): string {
  const encoded = inner.replace(/<[^<>]*>|\s+/g, '');
  try {
    // In this HTML a line end does not start a paragraph.
    return decodeURIComponent(Buffer.from(encoded, 'base64').toString('latin1')).replace(/\s*\n\s*/g, ' ');
  } catch {
    // Truncated or not encoded: it has no readable content.
    return '';
  }
}

function pictures(kind: 'gallery' | 'playlist', code: Shortcode): string {
  const ids = code.attributes.get('ids') ?? code.attributes.get('include') ?? '';
  const left = code.attributes.get('exclude') ?? '';
  return `\n\n<figure class="${kind}" data-ids="${attributeValue(ids)}" data-exclude="${attributeValue(left)}"></figure>\n\n`;
}

function embed(address: string): string {
  return `\n\n<figure class="embed" data-url="${attributeValue(address.trim())}"></figure>\n\n`;
}

function media(tag: 'audio' | 'video', code: Shortcode, inner: string, names: readonly string[]): string {
  const named = names.map((name) => code.attributes.get(name)).find((address) => address !== undefined);
  const address = named ?? (bareValue(code) === '' ? inner.trim() : bareValue(code));
  return `\n\n<${tag} src="${attributeValue(address)}"></${tag}>\n\n`;
}

function addressOr(code: Shortcode, inner: string, fromId: (id: string) => string): string {
  const named = ['url', 'src', 'id', 'video', 'href'].map((name) => code.attributes.get(name)).find(Boolean);
  const value = (named ?? (bareValue(code) === '' ? inner : bareValue(code))).trim();
  return /^[\w-]+$/.test(value) ? fromId(value) : value;
}

function bareValue(code: Shortcode): string {
  return code.bare[0] ?? '';
}

function attributeValue(value: string): string {
  return value
    .replaceAll('&amp;', '&')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
}
