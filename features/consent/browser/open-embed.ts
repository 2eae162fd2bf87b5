/** Inserts the frame of an embed. */
import { embeddedFrame } from '#platform/browser/frames/embedded-frame.ts';
import { listenToFrame } from '#platform/browser/frames/listen-to-frame.ts';
import { announcePlaying, stopWhenOthersPlay } from '#platform/browser/playback/playback-events.ts';

const playableShapes = /video|upright|audio/;

export interface OpenOptions {
  /** The reader opened it with a click: it gets the focus, and everything else stops playing. */
  isPressed: boolean;
  /** Navigates to a path if it is one of the site. */
  goTo(path: string): void;
}

export function openEmbed(place: HTMLElement, { isPressed, goTo }: OpenOptions, until: AbortSignal): void {
  const { embed: address = '', embedTitle = '', embedOwn, shape = '' } = place.dataset;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return;
  const frame = embeddedFrame(address, embedTitle);
  listenToFrame(frame, { sized: place, origin: url.origin, isOwn: embedOwn !== undefined, goTo }, until);
  const card = [...place.childNodes];
  place.replaceChildren(frame);
  if (isPressed) frame.focus();
  if (!playableShapes.test(shape)) return;
  if (isPressed) announcePlaying(address);
  // A service's player cannot be paused from outside, so its frame is removed.
  stopWhenOthersPlay(address, () => place.contains(frame) && place.replaceChildren(...card), until);
}
