/** Recognises an embed's provider and normalises its address. Only addresses that a rule here matches are embedded. */
import type { EmbedProvider, OwnProvider } from './embed-providers.ts';

export interface EmbedAddress {
  provider: EmbedProvider;
  url: string;
}

/** A host of the publisher whose pages stories may embed. */
export interface OwnPages {
  host: string;
  provider: OwnProvider;
}

type Rule = (url: URL) => string | null;

/** `embedOf('https://youtu.be/abc?si=x')` is `{ provider: 'youtube', url: 'https://www.youtube.com/watch?v=abc' }`. */
export function embedOf(address: string, ownPages: readonly OwnPages[] = []): EmbedAddress | null {
  const url = webAddress(address);
  if (url === null) return null;
  const own = ownPages.find((pages) => pages.host === url.hostname);
  if (own !== undefined)
    return { provider: own.provider, url: `https://${own.host}${url.pathname}${url.search}` };
  const host = url.hostname.replace(/^(www|m|mobile|hu-hu|web)\./, '');
  for (const [provider, hosts, rule] of rules) {
    if (!hosts.includes(host)) continue;
    const clean = rule(url);
    if (clean !== null) return { provider, url: clean };
  }
  return null;
}

function webAddress(address: string): URL | null {
  const trimmed = address.trim();
  const url = URL.parse(trimmed.startsWith('//') ? `https:${trimmed}` : trimmed);
  if (url === null || !/^https?:$/.test(url.protocol) || url.port !== '') return null;
  return url;
}

const rules: readonly [EmbedProvider, readonly string[], Rule][] = [
  ['youtube', ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'music.youtube.com'], youtube],
  ['vimeo', ['vimeo.com', 'player.vimeo.com'], vimeo],
  ['facebook', ['facebook.com', 'fb.watch', 'fb.com'], facebook],
  ['instagram', ['instagram.com', 'instagr.am'], instagram],
  ['tiktok', ['tiktok.com', 'vm.tiktok.com'], tiktok],
  ['x', ['x.com', 'twitter.com', 'platform.twitter.com', 'platform.x.com'], post],
  ['spotify', ['open.spotify.com', 'play.spotify.com'], spotify],
  ['soundcloud', ['soundcloud.com', 'w.soundcloud.com', 'api.soundcloud.com'], soundcloud],
  ['map', ['google.com', 'google.hu', 'google.ro', 'maps.google.com', 'maps.google.hu'], googleMap],
  ['map', ['openstreetmap.org', 'umap.openstreetmap.fr'], openStreetMap],
  ['datawrapper', ['datawrapper.dwcdn.net', 'datawrapper.de'], datawrapper],
  ['other', ['flo.uri.sh', 'public.flourish.studio'], flourish],
  [
    'other',
    ['e.infogram.com', 'infogram.com'],
    (url) => path(url, /^\/([\w-]{6,})/, 'https://e.infogram.com/$1'),
  ],
  ['other', ['videa.hu'], videa],
  [
    'other',
    ['embed.indavideo.hu'],
    (url) => path(url, /^\/player\/video\/(\w+)/, 'https://embed.indavideo.hu/player/video/$1'),
  ],
  [
    'other',
    ['dailymotion.com', 'geo.dailymotion.com'],
    (url) => path(url, /^(?:\/embed)?\/video\/(\w+)/, 'https://www.dailymotion.com/video/$1'),
  ],
  ['other', ['dai.ly'], (url) => path(url, /^\/(\w+)/, 'https://www.dailymotion.com/video/$1')],
  ['other', ['streamable.com'], (url) => path(url, /^\/(?:[eos]\/)?(\w+)/, 'https://streamable.com/$1')],
  ['other', ['mixcloud.com'], (url) => path(url, /^\/([\w-]+\/[\w-]+)\/?$/, 'https://www.mixcloud.com/$1/')],
  [
    'other',
    ['documentcloud.org', 'embed.documentcloud.org'],
    (url) => path(url, /^\/documents\/([\w-]+)/, 'https://embed.documentcloud.org/documents/$1/'),
  ],
  [
    'other',
    ['embed.podcasts.apple.com', 'podcasts.apple.com'],
    (url) => path(url, /^(\/[a-z]{2}\/podcast\/[^?#]+)/, 'https://embed.podcasts.apple.com$1'),
  ],
];

function path(url: URL, pattern: RegExp, form: string): string | null {
  const match = pattern.exec(url.pathname);
  return match === null ? null : form.replace('$1', () => match[1] ?? '');
}

function youtube(url: URL): string | null {
  const short = url.hostname === 'youtu.be' ? /^\/([\w-]{6,})/ : /^\/(?:embed|v|shorts|live)\/([\w-]{6,})/;
  const list = url.searchParams.get('list');
  const id = url.searchParams.get('v') ?? short.exec(url.pathname)?.[1] ?? null;
  if (id === null || !/^[\w-]{6,20}$/.test(id) || id === 'videoseries') {
    return list !== null && /^[\w-]{6,60}$/.test(list)
      ? `https://www.youtube.com/playlist?list=${list}`
      : null;
  }
  const start = /^(\d{1,6})s?$/.exec(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '')?.[1];
  return `https://www.youtube.com/watch?v=${id}${start === undefined || Number(start) === 0 ? '' : `&t=${start}`}`;
}

function vimeo(url: URL): string | null {
  const match = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/(\w+))?/.exec(
    url.pathname,
  );
  if (match === null) return null;
  const secret = match[2] ?? url.searchParams.get('h');
  return `https://vimeo.com/${match[1]}${secret !== null && /^\w+$/.test(secret) ? `/${secret}` : ''}`;
}

function facebook(url: URL): string | null {
  if (url.pathname.startsWith('/plugins/')) {
    const inner = webAddress(url.searchParams.get('href') ?? '');
    return inner !== null &&
      /(^|\.)facebook\.com$/.test(inner.hostname) &&
      !inner.pathname.startsWith('/plugins/')
      ? facebook(inner)
      : null;
  }
  if (url.hostname.endsWith('fb.watch')) return path(url, /^\/([\w-]+)/, 'https://fb.watch/$1/');
  const parameters = new URLSearchParams();
  for (const name of ['v', 'story_fbid', 'fbid', 'id', 'set']) {
    const value = url.searchParams.get(name);
    if (value !== null && /^[\w.-]+$/.test(value)) parameters.set(name, value);
  }
  const isPost = /^\/([^/]+\/(posts|videos|photos|reels?)\/|reel\/|share\/|groups\/|events\/)[^/]/.test(
    url.pathname,
  );
  const isQueryPage =
    /^\/(watch\/?|video\.php|photo(\.php|\/)?|permalink\.php|story\.php)$/.test(url.pathname) &&
    parameters.size > 0;
  if (!isPost && !isQueryPage) return null;
  return `https://www.facebook.com${url.pathname}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

function instagram(url: URL): string | null {
  const match = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]+)/.exec(url.pathname);
  return match === null ? null : `https://www.instagram.com/${match[1]}/${match[2]}/`;
}

function tiktok(url: URL): string | null {
  if (url.hostname.startsWith('vm.')) return path(url, /^\/(\w+)/, 'https://vm.tiktok.com/$1/');
  return (
    path(url, /^\/(@[\w.-]+\/video\/\d+)/, 'https://www.tiktok.com/$1') ??
    path(url, /^\/(?:embed|player)\/(?:v\d\/)?(\d+)/, 'https://www.tiktok.com/embed/v2/$1')
  );
}

function post(url: URL): string | null {
  if (url.hostname.startsWith('platform.')) {
    const id = /^\d+$/.exec(url.searchParams.get('id') ?? '')?.[0];
    return id === undefined ? null : `https://x.com/i/status/${id}`;
  }
  const match = /^\/(\w{1,20})\/status(?:es)?\/(\d+)/.exec(url.pathname);
  return match === null ? null : `https://x.com/${match[1]}/status/${match[2]}`;
}

function spotify(url: URL): string | null {
  const match =
    /^(?:\/intl-[a-z]+)?(?:\/embed(?:-podcast)?)?\/(track|album|artist|playlist|episode|show)\/(\w+)/.exec(
      url.pathname,
    );
  if (match === null) return null;
  const isCompact = url.searchParams.get('mode') === 'compact';
  return `https://open.spotify.com/${match[1]}/${match[2]}${isCompact ? '?mode=compact' : ''}`;
}

function soundcloud(url: URL): string | null {
  if (url.hostname === 'w.soundcloud.com') {
    const inner = webAddress(url.searchParams.get('url') ?? '');
    return inner !== null && /^(api\.|www\.)?soundcloud\.com$/.test(inner.hostname)
      ? soundcloud(inner)
      : null;
  }
  if (url.hostname === 'api.soundcloud.com') {
    return path(url, /^\/((?:tracks|playlists|users)\/\d+)/, 'https://api.soundcloud.com/$1');
  }
  return path(url, /^\/([\w-]+\/(?:sets\/)?[\w-]+)\/?$/, 'https://soundcloud.com/$1');
}

function googleMap(url: URL): string | null {
  const isEmbed = url.pathname === '/maps/embed' && url.searchParams.has('pb');
  const isOwn = /^\/maps\/d\/(u\/\d\/)?(embed|viewer)$/.test(url.pathname) && url.searchParams.has('mid');
  if (isEmbed)
    return `https://www.google.com/maps/embed?pb=${encodeURIComponent(url.searchParams.get('pb') ?? '')}`;
  if (isOwn)
    return `https://www.google.com/maps/d/embed?mid=${encodeURIComponent(url.searchParams.get('mid') ?? '')}`;
  if (url.searchParams.get('output') !== 'embed' || !/^\/(maps\/?)?$/.test(url.pathname)) return null;
  const remaining = new URLSearchParams();
  for (const name of ['q', 'll', 'z', 'cid', 'hl', 't']) {
    const value = url.searchParams.get(name);
    if (value !== null) remaining.set(name, value);
  }
  remaining.set('output', 'embed');
  return `https://www.google.com/maps?${remaining}`;
}

function openStreetMap(url: URL): string | null {
  if (url.hostname === 'umap.openstreetmap.fr') {
    return path(url, /^(\/[a-z]{2}\/map\/[\w-]+)/, 'https://umap.openstreetmap.fr$1');
  }
  if (url.pathname !== '/export/embed.html' || !url.searchParams.has('bbox')) return null;
  const remaining = new URLSearchParams();
  for (const name of ['bbox', 'layer', 'marker']) {
    const value = url.searchParams.get(name);
    if (value !== null) remaining.set(name, value);
  }
  return `https://www.openstreetmap.org/export/embed.html?${remaining}`;
}

function datawrapper(url: URL): string | null {
  const pattern = url.hostname.endsWith('datawrapper.de') ? /^\/_\/(\w{5,})/ : /^\/(\w{5,})(?:\/|$)/;
  return path(url, pattern, 'https://datawrapper.dwcdn.net/$1/');
}

function flourish(url: URL): string | null {
  return path(url, /^\/((?:visualisation|story)\/\d+)/, 'https://flo.uri.sh/$1/embed');
}

function videa(url: URL): string | null {
  const id = /^\w+$/.exec(url.searchParams.get('v') ?? '')?.[0];
  if (url.pathname === '/player' && id !== undefined) return `https://videa.hu/player?v=${id}`;
  return path(url, /^\/videok\/(?:[\w-]+\/)*[\w-]+-(\w{10,})$/, 'https://videa.hu/player?v=$1');
}
