import { expect, it } from 'vitest';
import { embedOf } from './embed-address.ts';

it.each([
  ['https://youtu.be/abcdefghijk?si=x', 'youtube', 'https://www.youtube.com/watch?v=abcdefghijk'],
  [
    '//www.youtube-nocookie.com/embed/abcdefghijk?start=30',
    'youtube',
    'https://www.youtube.com/watch?v=abcdefghijk&t=30',
  ],
  ['https://www.youtube.com/shorts/abcdefghijk', 'youtube', 'https://www.youtube.com/watch?v=abcdefghijk'],
  [
    'https://www.youtube.com/embed/videoseries?list=PL123456',
    'youtube',
    'https://www.youtube.com/playlist?list=PL123456',
  ],
  ['https://player.vimeo.com/video/123?h=ab1', 'vimeo', 'https://vimeo.com/123/ab1'],
  [
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Flap%2Fposts%2F12&width=500',
    'facebook',
    'https://www.facebook.com/lap/posts/12',
  ],
  ['https://hu-hu.facebook.com/watch/?v=12&ref=x', 'facebook', 'https://www.facebook.com/watch/?v=12'],
  ['https://www.instagram.com/nev/reel/Ab_1/?igsh=x', 'instagram', 'https://www.instagram.com/reel/Ab_1/'],
  ['https://www.tiktok.com/@nev/video/12?lang=hu', 'tiktok', 'https://www.tiktok.com/@nev/video/12'],
  ['https://twitter.com/nev/status/12?s=20', 'x', 'https://x.com/nev/status/12'],
  ['https://platform.twitter.com/embed/Tweet.html?id=12', 'x', 'https://x.com/i/status/12'],
  [
    'https://open.spotify.com/intl-hu/embed/episode/Ab1?utm=x',
    'spotify',
    'https://open.spotify.com/episode/Ab1',
  ],
  [
    'https://open.spotify.com/embed/track/Ab1?mode=compact&utm=x',
    'spotify',
    'https://open.spotify.com/track/Ab1?mode=compact',
  ],
  [
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/12',
    'soundcloud',
    'https://api.soundcloud.com/tracks/12',
  ],
  ['https://www.google.com/maps/embed?pb=!1m18!2s', 'map', 'https://www.google.com/maps/embed?pb=!1m18!2s'],
  [
    'https://maps.google.com/maps?q=Pécs&output=embed&evil=1',
    'map',
    'https://www.google.com/maps?q=P%C3%A9cs&output=embed',
  ],
  ['https://datawrapper.dwcdn.net/aBc12/3/', 'datawrapper', 'https://datawrapper.dwcdn.net/aBc12/'],
  ['https://public.flourish.studio/visualisation/12/', 'other', 'https://flo.uri.sh/visualisation/12/embed'],
  ['https://videa.hu/videok/hirek/egy-cim-AbCdEfGhIjKl', 'other', 'https://videa.hu/player?v=AbCdEfGhIjKl'],
])('recognises %s', (address, provider, url) => {
  expect(embedOf(address)).toEqual({ provider, url });
  expect(embedOf(url)).toEqual({ provider, url });
});

it.each([
  'https://youtube.com.gonosz.example/watch?v=abcdefghijk',
  'https://www.youtube.com:8443/watch?v=abcdefghijk',
  'javascript://youtu.be/abcdefghijk',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.facebook.com/nev',
  'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fgonosz.example%2Fposts%2F1',
  'https://w.soundcloud.com/player/?url=https://gonosz.example/',
  'https://www.google.com/search?q=x',
  'szöveg',
  '',
])('rejects %s', (address) => {
  expect(embedOf(address)).toBeNull();
});

it('recognises the publisher’s own hosts that the edition lists [EMB-01]', () => {
  const ownPages = [{ host: 'valasztas.lapzarta.example', provider: 'election' }] as const;
  const map = 'https://valasztas.lapzarta.example/terkep/2026?hideMore=1';
  expect(embedOf(`${map}#lap`, ownPages)).toEqual({ provider: 'election', url: map });
  expect(embedOf(map.replace('https:', 'http:'), ownPages)?.url).toBe(map);
  expect(embedOf('https://gonosz.valasztas.lapzarta.example/', ownPages)).toBeNull();
  expect(embedOf(map)).toBeNull();
});
