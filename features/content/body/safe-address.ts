/**
 * Validates every address that becomes a link: web, mail, telephone, our own paths and `story:{slug}`. Returns the
 * normalised address, or null for anything else (`javascript:`, `data:`, `file:` …).
 */
export function safeAddress(raw: string, base?: string): string | null {
  // Browsers ignore control characters and blanks inside a scheme ("java\nscript:"), so they are removed first.
  const address = raw
    .toWellFormed()
    .replace(/[\p{Cc}\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/gu, '')
    .trim();
  if (address === '' || address === '#') return null;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'http' || scheme === 'https') return webAddress(address);
  if (scheme === 'mailto') return /^mailto:[^\s<>"'`\\]+$/i.test(address) ? address : null;
  if (scheme === 'tel') return /^tel:[+\d\s().*#-]+$/i.test(address) ? address.replace(/\s+/g, '') : null;
  if (scheme === 'story') return /^story:[a-z0-9-]+$/.test(address) ? address : null;
  if (scheme !== undefined) return null;
  if (address.startsWith('//')) return webAddress(`https:${address}`);
  if (/^www\.[^\s/]+\.[a-z]{2,}/i.test(address)) return webAddress(`http://${address}`);
  if (base !== undefined && !/^[/#]/.test(address)) return resolveAddress(address, base);
  return /^[/?#]/.test(address) ? ownPath(address) : null;
}

function webAddress(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  // A user name before the host only makes an address look like another one.
  url.username = '';
  url.password = '';
  return url.href;
}

function resolveAddress(address: string, base: string): string | null {
  const url = URL.parse(address, base);
  return url === null ? null : webAddress(url.href);
}

/** A path on the same host: "/\evil.example" and the like must not lead to another one. */
function ownPath(address: string): string | null {
  const here = URL.parse(address, 'https://here.invalid/');
  if (here === null || here.host !== 'here.invalid') return null;
  if (address.startsWith('#')) return here.hash;
  return address.startsWith('?')
    ? `${here.search}${here.hash}`
    : `${here.pathname}${here.search}${here.hash}`;
}
