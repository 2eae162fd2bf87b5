import { describe, expect, it } from 'vitest';
import { embedOf } from './embed-address.ts';
import { type EmbedFrame, embedFrame, frameOrigins } from './embed-frame.ts';

function frameAt(address: string, tallAudio = false): EmbedFrame | null {
  const embed = embedOf(address, [{ host: 'meccs.lapzarta.example', provider: 'sport' }]);
  if (embed === null) throw new Error(`no embed: ${address}`);
  return embedFrame(embed, { tallAudio });
}

describe('the frame of an embed', () => {
  it.each([
    [
      'https://youtu.be/abcdefghijk?t=90',
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&start=90',
    ],
    [
      'https://www.youtube.com/playlist?list=PL123456',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL123456&autoplay=1&rel=0',
    ],
    ['https://vimeo.com/123/ab1', 'https://player.vimeo.com/video/123?dnt=1&h=ab1'],
    [
      'https://www.facebook.com/watch/?v=12',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D12',
    ],
    [
      'https://www.facebook.com/lap/posts/12',
      'https://www.facebook.com/plugins/post.php?show_text=true&href=https%3A%2F%2Fwww.facebook.com%2Flap%2Fposts%2F12',
    ],
    ['https://www.instagram.com/p/Ab_1/', 'https://www.instagram.com/p/Ab_1/embed/captioned/'],
    ['https://www.tiktok.com/@nev/video/12', 'https://www.tiktok.com/player/v1/12'],
    ['https://x.com/nev/status/12', 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=12'],
    [
      'https://soundcloud.com/nev/dal',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fnev%2Fdal',
    ],
    ['https://datawrapper.dwcdn.net/aBc12/3/', 'https://datawrapper.dwcdn.net/aBc12/'],
    ['https://www.dailymotion.com/video/x1', 'https://geo.dailymotion.com/player.html?video=x1'],
    ['https://streamable.com/ab1', 'https://streamable.com/e/ab1'],
    [
      'https://www.mixcloud.com/nev/mix/',
      'https://player-widget.mixcloud.com/widget/iframe/?feed=%2Fnev%2Fmix%2F',
    ],
    [
      'https://www.documentcloud.org/documents/12-a',
      'https://embed.documentcloud.org/documents/12-a/?embed=1',
    ],
    ['https://meccs.lapzarta.example/elo/7?nyelv=hu', 'https://meccs.lapzarta.example/elo/7?nyelv=hu'],
  ])('of %s has the most private address [S19, EMB-01]', (address, src) => {
    expect(frameAt(address)?.src).toBe(src);
  });

  it.each([
    ['https://open.spotify.com/track/Ab1', false, 155, ''],
    ['https://open.spotify.com/show/Ab1', false, 155, ''],
    ['https://open.spotify.com/episode/Ab1', false, 233, ''],
    ['https://open.spotify.com/track/Ab1?mode=compact', false, 80, ''],
    ['https://open.spotify.com/episode/Ab1?mode=compact', false, 80, ''],
    ['https://open.spotify.com/track/Ab1', true, 400, '?theme=0'],
    ['https://open.spotify.com/episode/Ab1?mode=compact', true, 400, '?theme=0'],
  ])('of %s, tall: %s, is %i px high [POD-13]', (address, tallAudio, height, query) => {
    const { pathname } = new URL(address);
    const src = `https://open.spotify.com/embed${pathname}${query}`;
    expect(frameAt(address, tallAudio)).toEqual({ src, shape: 'audio', height, isOwn: false });
  });

  it.each(['https://vm.tiktok.com/ZMa1/', 'https://fb.watch/ab1/', 'https://www.facebook.com/share/ab1'])(
    'is null for %s, which only redirects',
    (address) => {
      expect(frameAt(address)).toBeNull();
    },
  );

  it.each([
    'https://open.spotify.com/track/Ab1',
    'https://maps.google.com/maps?q=Pécs&output=embed',
    'https://umap.openstreetmap.fr/hu/map/a_1',
    'https://www.openstreetmap.org/export/embed.html?bbox=16',
    'https://public.flourish.studio/visualisation/12/',
    'https://infogram.com/abc-12',
    'https://videa.hu/player?v=AbCd',
    'https://embed.indavideo.hu/player/video/ab',
    'https://podcasts.apple.com/hu/podcast/a/id1',
  ])('of %s has an origin that the CSP of pages allows', (address) => {
    expect(frameOrigins).toContain(new URL(frameAt(address)?.src ?? '').origin);
  });

  it('is marked as own only for the publisher’s own pages [EMB-03]', () => {
    expect(frameAt('https://meccs.lapzarta.example/elo/7')?.isOwn).toBe(true);
    expect(frameAt('https://streamable.com/ab1')?.isOwn).toBe(false);
  });
});
