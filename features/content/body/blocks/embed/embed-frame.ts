/** The frame that replaces an embed's preview on the reader's request, at the provider's most private address [S19]. */
import { type EmbedProvider, ownProviders } from './embed-providers.ts';

export type EmbedShape = 'video' | 'upright' | 'audio' | 'post' | 'map' | 'chart' | 'page';

export interface EmbedFrame {
  src: string;
  shape: EmbedShape;
  /** Of an audio player, in pixels [POD-13]. */
  height?: 80 | 155 | 233 | 400;
  /** An embedded page of the publisher: it may ask the page around it to navigate [EMB-03]. */
  isOwn: boolean;
}

/** Every frame origin except those of the edition's own pages. */
export const frameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  'https://www.instagram.com',
  'https://www.tiktok.com',
  'https://platform.twitter.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://player-widget.mixcloud.com',
  'https://embed.podcasts.apple.com',
  'https://www.google.com',
  'https://www.openstreetmap.org',
  'https://umap.openstreetmap.fr',
  'https://datawrapper.dwcdn.net',
  'https://flo.uri.sh',
  'https://e.infogram.com',
  'https://embed.documentcloud.org',
  'https://videa.hu',
  'https://embed.indavideo.hu',
  'https://geo.dailymotion.com',
  'https://streamable.com',
] as const;

type Framed = Omit<EmbedFrame, 'isOwn'> | null;

/**
 * Null when the provider has no frame; a link is shown instead.
 * @param embed As normalised by `embedOf`. @param options `tallAudio`: this site shows tall dark audio players.
 */
export function embedFrame(
  { provider, url }: { provider: EmbedProvider; url: string },
  options: { tallAudio: boolean },
): EmbedFrame | null {
  const address = URL.parse(url);
  const framed = address && frames[provider](address, options.tallAudio);
  return framed && { ...framed, isOwn: ownProviders.some((own) => own === provider) };
}

const frames: Record<EmbedProvider, (url: URL, tallAudio: boolean) => Framed> = {
  youtube,
  vimeo: ({ pathname }) => {
    const [, id = '', secret] = pathname.split('/');
    return video(`https://player.vimeo.com/video/${id}?dnt=1${secret ? `&h=${secret}` : ''}`);
  },
  facebook,
  instagram: (url) => ({ src: `${url.href}embed/captioned/`, shape: 'post' }),
  tiktok: ({ hostname, pathname }) => {
    const id = /(\d+)\/?$/.exec(pathname)?.[1];
    if (hostname !== 'www.tiktok.com' || id === undefined) return null;
    return { src: `https://www.tiktok.com/player/v1/${id}`, shape: 'upright' };
  },
  x: ({ pathname }) => ({
    src: `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${lastSegment(pathname)}`,
    shape: 'post',
  }),
  spotify,
  soundcloud: (url, isTall) =>
    audio(`https://w.soundcloud.com/player/?url=${encodeURIComponent(url.href)}`, isTall ? 400 : 155),
  map: ({ href }) => ({ src: href, shape: 'map' }),
  datawrapper: ({ href }) => ({ src: href, shape: 'chart' }),
  election: page,
  sport: page,
  results: page,
  other,
};

function youtube({ pathname, searchParams }: URL): Framed {
  const player = 'https://www.youtube-nocookie.com/embed';
  if (pathname === '/playlist')
    return video(`${player}/videoseries?list=${searchParams.get('list')}&autoplay=1&rel=0`);
  const start = searchParams.get('t');
  return video(
    `${player}/${searchParams.get('v')}?autoplay=1&rel=0${start === null ? '' : `&start=${start}`}`,
  );
}

function facebook({ hostname, href, pathname }: URL): Framed {
  // Share addresses redirect, which the plugin in the frame does not follow.
  if (hostname !== 'www.facebook.com' || pathname.startsWith('/share/')) return null;
  const isVideo = /\/(videos|reels?|watch)(\/|$)|\/video\.php$/.test(pathname);
  const parameters = `href=${encodeURIComponent(href)}`;
  return isVideo
    ? video(`https://www.facebook.com/plugins/video.php?${parameters}`)
    : { src: `https://www.facebook.com/plugins/post.php?show_text=true&${parameters}`, shape: 'post' };
}

function spotify({ pathname, searchParams }: URL, isTall: boolean): Framed {
  const src = `https://open.spotify.com/embed${pathname}`;
  if (isTall) return audio(`${src}?theme=0`, 400);
  if (searchParams.get('mode') === 'compact') return audio(src, 80);
  return audio(src, pathname.startsWith('/episode/') ? 233 : 155);
}

function other({ hostname, href, pathname }: URL, isTall: boolean): Framed {
  switch (hostname) {
    case 'flo.uri.sh':
    case 'e.infogram.com':
      return { src: href, shape: 'chart' };
    case 'videa.hu':
    case 'embed.indavideo.hu':
      return video(href);
    case 'www.dailymotion.com':
      return video(`https://geo.dailymotion.com/player.html?video=${lastSegment(pathname)}`);
    case 'streamable.com':
      return video(`https://streamable.com/e${pathname}`);
    case 'www.mixcloud.com':
      return audio(
        `https://player-widget.mixcloud.com/widget/iframe/?feed=${encodeURIComponent(pathname)}`,
        isTall ? 400 : 155,
      );
    case 'embed.podcasts.apple.com':
      return audio(href, isTall ? 400 : 233);
    case 'embed.documentcloud.org':
      return page(new URL(`${href}?embed=1`));
    default:
      return null;
  }
}

function video(src: string): Framed {
  return { src, shape: 'video' };
}

function audio(src: string, height: NonNullable<EmbedFrame['height']>): Framed {
  return { src, shape: 'audio', height };
}

function page({ href }: URL): Framed {
  return { src: href, shape: 'page' };
}

function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}
