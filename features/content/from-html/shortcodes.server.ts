/** WordPress shortcodes in classic text → the HTML that says the same; what we do not know loses its brackets. */
import { countLoss, type Losses } from '../losses.ts';
import { readShortcodes, type Shortcode } from './shortcode-reading.server.ts';

export function expandShortcodes(html: string, losses: Losses): string {
  if (!html.includes('[')) return html;
  const codes = readShortcodes(html);
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
    const write = code.closing ? undefined : writers.get(code.name);
    if (!code.closing && (write === undefined || rawCodes.has(code.name)))
      countLoss(losses, `shortcode:${code.name}`);
    if (write === undefined) continue;
    const end = codes.slice(index + 1, index + 50).find((next) => next.name === code.name);
    const isEnclosing = end?.closing === true && (enclosing.has(code.name) || bare(code) === '');
    written += write(code, isEnclosing ? expandShortcodes(html.slice(code.end, end.start), losses) : '');
    if (isEnclosing) at = end.end;
  }
  return written + html.slice(at);
}

/** "[sic]" and "[a szerk.]" are text; "[contact-form id=…]", "[row]…[/row]" and "[vc_row]" are not. */
function isShortcode(code: Shortcode, partners: ReadonlySet<string>): boolean {
  if (partners.has(code.name)) return true;
  if (code.closing) return writers.has(code.name);
  if (code.attributes.size > 0 || code.name.includes('_') || code.selfClosing || code.name === 'gallery')
    return true;
  return writers.has(code.name) && /^(https?:|\/\/|[\w-]*\d[\w-]*$)/.test(bare(code));
}

type Writer = (code: Shortcode, inner: string) => string;

/** What stands between these is no text but an encoding of it. */
const rawCodes = new Set(['vc_raw_html', 'vc_raw_js']);
const enclosing = new Set(['caption', 'wp_caption', 'embed', ...rawCodes]);

const writers = new Map<string, Writer>([
  ['vc_raw_html', (_, inner) => rawHtml(inner)],
  ['vc_raw_js', () => ''],
  ['caption', caption],
  ['wp_caption', caption],
  ['gallery', (code) => pictures('gallery', code)],
  ['playlist', (code) => pictures('playlist', code)],
  ['embed', (code, inner) => embed(inner === '' ? (code.attributes.get('src') ?? bare(code)) : inner)],
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

/** What stands beside the picture is its caption: the figure's reader sees to that. */
function caption(code: Shortcode, inner: string): string {
  const text = code.attributes.get('caption') ?? '';
  const align = /^align\w+$/.exec(code.attributes.get('align') ?? '')?.[0] ?? '';
  return `\n\n<figure class="wp-caption ${align}">${inner}${text === '' ? '' : `<figcaption>${text}</figcaption>`}</figure>\n\n`;
}

/** Page builders keep HTML as base64 of its percent-encoding; read on as if it had been written here. */
function rawHtml(inner: string): string {
  const encoded = inner.replace(/<[^<>]*>|\s+/g, '');
  try {
    // A line end is none of the author's paragraphs there.
    return decodeURIComponent(Buffer.from(encoded, 'base64').toString('latin1')).replace(/\s*\n\s*/g, ' ');
  } catch {
    // Cut off or never encoded: nothing that a reader could have read.
    return '';
  }
}

function pictures(kind: 'gallery' | 'playlist', code: Shortcode): string {
  const ids = code.attributes.get('ids') ?? code.attributes.get('include') ?? '';
  const left = code.attributes.get('exclude') ?? '';
  return `\n\n<figure class="${kind}" data-ids="${quoted(ids)}" data-exclude="${quoted(left)}"></figure>\n\n`;
}

function embed(address: string): string {
  return `\n\n<figure class="embed" data-url="${quoted(address.trim())}"></figure>\n\n`;
}

function media(tag: 'audio' | 'video', code: Shortcode, inner: string, names: readonly string[]): string {
  const named = names.map((name) => code.attributes.get(name)).find((address) => address !== undefined);
  const address = named ?? (bare(code) === '' ? inner.trim() : bare(code));
  return `\n\n<${tag} src="${quoted(address)}"></${tag}>\n\n`;
}

function addressOr(code: Shortcode, inner: string, fromId: (id: string) => string): string {
  const named = ['url', 'src', 'id', 'video', 'href'].map((name) => code.attributes.get(name)).find(Boolean);
  const value = (named ?? (bare(code) === '' ? inner : bare(code))).trim();
  return /^[\w-]+$/.test(value) ? fromId(value) : value;
}

function bare(code: Shortcode): string {
  return code.bare[0] ?? '';
}

function quoted(value: string): string {
  return value
    .replaceAll('&amp;', '&')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
}
