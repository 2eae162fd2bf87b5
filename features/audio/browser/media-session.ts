/** Connects playback to the device's media controls: lock screen, headphones, keyboards. */
import type { PlayedEpisode } from '../played-episode.ts';

export interface DeviceControls {
  /** Seeks by this many seconds; negative is backwards. */
  move(by: number): void;
  play(): void;
  /** @param at Seconds. */
  seekTo(at: number): void;
}

export function showOnDevice(
  audio: HTMLAudioElement,
  episode: PlayedEpisode,
  { move, play, seekTo }: DeviceControls,
): void {
  const { mediaSession } = navigator;
  if (!mediaSession) return;
  mediaSession.metadata = new MediaMetadata({
    title: episode.title,
    artist: episode.podcast,
    artwork: episode.artwork === '' ? [] : [{ src: episode.artwork, sizes: '500x500', type: 'image/jpeg' }],
  });
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', play],
    ['pause', () => audio.pause()],
    ['seekbackward', ({ seekOffset }) => move(-(seekOffset ?? 15))],
    ['seekforward', ({ seekOffset }) => move(seekOffset ?? 30)],
    [
      'seekto',
      ({ seekTime }) => {
        if (seekTime !== undefined) seekTo(seekTime);
      },
    ],
  ];
  for (const [action, act] of actions) {
    try {
      mediaSession.setActionHandler(action, act);
    } catch {
      // The browser does not support this action.
    }
  }
}
