/** Player of the picture-in-picture corner; closing it stops the video. */

import { adoptStyles } from '#platform/browser/adopt-styles.ts';
import { embeddedFrame } from '#platform/browser/frames/embedded-frame.ts';
import { isSomethingPlaying, playExclusively } from '#platform/browser/playback/exclusive-playback.ts';
import { announcePlaying, stopWhenOthersPlay } from '#platform/browser/playback/playback-events.ts';
import { prefersReducedData, prefersReducedMotion } from '#platform/browser/reader-preferences.ts';
import { mayAutoplay } from './may-autoplay.ts';
import type { PipFilm } from './pip-film.ts';
import styles from './pip-player.css?inline';
import type { PipStatus } from './pip-status.ts';

const player = 'pip';

export interface PipPlayer {
  /** Shows the newsroom's video; null removes it unless it is open. */
  follow(status: PipStatus | null): void;
  /** Continues a video that the reader scrolled or navigated away from. */
  take(film: PipFilm): void;
}

/** @param rememberClosed Called with the address of the newsroom's video when the reader closes it. */
export function pipPlayer(corner: HTMLElement, rememberClosed: (url: string) => void): PipPlayer {
  adoptStyles(styles);
  const parts = partsOf(corner);
  /** Content of the corner: the address of the newsroom's video, or a video moved there from a page. */
  let shown: string | 'film' | null = null;
  let opened = new AbortController();

  function show(what: string, title: string, label: string): void {
    shown = what;
    parts.title.textContent = title;
    parts.label.textContent = label;
    parts.label.hidden = label === '';
    corner.hidden = false;
  }

  function open(fill: (stage: HTMLElement, lifetime: AbortSignal) => void): void {
    empty();
    parts.stage.hidden = false;
    parts.toggle.ariaExpanded = 'true';
    fill(parts.stage, opened.signal);
  }

  function empty(): void {
    opened.abort();
    opened = new AbortController();
    parts.stage.replaceChildren();
  }

  function close(): void {
    const hadFocus = corner.contains(document.activeElement);
    if (shown !== null && shown !== 'film') rememberClosed(shown);
    hide();
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
  }

  function hide(): void {
    shown = null;
    corner.hidden = true;
    empty();
    parts.stage.hidden = true;
    parts.toggle.ariaExpanded = 'false';
  }

  function follow(status: PipStatus | null): void {
    if (shown === 'film') return;
    const isOpen = !parts.stage.hidden;
    if (status === null) {
      // An open video keeps playing even if the newsroom has removed it.
      if (!isOpen) hide();
      return;
    }
    if (shown === status.url) return;
    if (isOpen) hide();
    show(status.url, status.title, status.label);
    fillStage = (stage, lifetime) => showStatusVideo(parts, stage, status, lifetime);
    if (status.isOpen && isWideScreen() && !avoidsAutoplay()) open(fillStage);
  }

  function playFilm(film: PipFilm): void {
    show('film', film.title, '');
    open((stage, lifetime) => play(stage, film, lifetime));
  }

  let fillStage: (stage: HTMLElement, lifetime: AbortSignal) => void = () => undefined;
  parts.close.addEventListener('click', close);
  parts.toggle.addEventListener('click', () => {
    const isEmpty = parts.stage.childElementCount === 0;
    if (parts.stage.hidden && isEmpty) return open(fillStage);
    parts.stage.hidden = !parts.stage.hidden;
    parts.toggle.ariaExpanded = String(!parts.stage.hidden);
  });
  corner.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  return { follow, take: playFilm };
}

interface Parts {
  toggle: HTMLElement;
  label: HTMLElement;
  title: HTMLElement;
  close: HTMLElement;
  stage: HTMLElement;
  card: HTMLTemplateElement;
}

function partsOf(corner: HTMLElement): Parts {
  const part = (name: string): HTMLElement => {
    const found = corner.querySelector<HTMLElement>(`[data-pip-${name}]`);
    if (!found) throw new Error(`The corner has no ${name}.`);
    return found;
  };
  const card = part('card');
  if (!(card instanceof HTMLTemplateElement)) throw new Error('The card is no template.');
  const [toggle, label, title] = [part('toggle'), part('label'), part('title')];
  return { toggle, label, title, close: part('close'), stage: part('stage'), card };
}

/** A self-hosted video is shown at once; a third party's player loads only when the reader clicks [S19]. */
function showStatusVideo(parts: Parts, stage: HTMLElement, status: PipStatus, lifetime: AbortSignal): void {
  const { source, title } = status;
  if (source.kind === 'film') {
    const mode = status.isOpen ? 'gentle' : 'none';
    const film = { src: source.src, at: 0, title, poster: '', captions: null };
    const video = showFilm(stage, film, lifetime);
    const conditions = { isTabVisible: !document.hidden, isSomethingPlaying: isSomethingPlaying() };
    if (!mayAutoplay(mode, { ...conditions, isPipShowing: false, wantsCalm: avoidsAutoplay() })) return;
    video.muted = true;
    video.play().catch(logAutoplayBlocked);
    return;
  }
  stage.replaceChildren(parts.card.content.cloneNode(true));
  const button = stage.querySelector('button');
  const host = stage.querySelector('[data-pip-host]');
  if (host) host.textContent = URL.parse(source.src)?.hostname.replace(/^www\./, '') ?? '';
  button?.addEventListener(
    'click',
    () => {
      const frame = embeddedFrame(source.src, title);
      stage.replaceChildren(frame);
      frame.focus();
      announcePlaying(player);
      // A third party's player cannot be paused from here, so the card replaces its frame.
      stopWhenOthersPlay(player, () => showStatusVideo(parts, stage, status, lifetime), lifetime);
    },
    { signal: lifetime },
  );
}

function play(stage: HTMLElement, film: PipFilm, lifetime: AbortSignal): void {
  const video = showFilm(stage, film, lifetime);
  video.play().catch(logAutoplayBlocked);
}

function showFilm(stage: HTMLElement, film: PipFilm, lifetime: AbortSignal): HTMLVideoElement {
  const video = createVideo(film);
  if (film.title !== '') video.ariaLabel = film.title;
  stage.append(video);
  playExclusively(video, player, lifetime);
  return video;
}

/** If the browser blocks autoplay, the video waits for the play button [POD-09]. */
function logAutoplayBlocked(error: unknown): void {
  console.info('The film may not begin by itself.', error);
}

/** On a phone an open corner would cover the text. */
function isWideScreen(): boolean {
  return matchMedia('(min-width: 768px)').matches;
}

function avoidsAutoplay(): boolean {
  return prefersReducedMotion() || prefersReducedData();
}

function createVideo({ src, at, poster, captions }: PipFilm): HTMLVideoElement {
  const video = document.createElement('video');
  video.src = at > 0 ? `${src}#t=${at.toFixed(2)}` : src;
  Object.assign(video, { controls: true, playsInline: true, preload: 'none', poster });
  if (captions) {
    const track = document.createElement('track');
    Object.assign(track, { kind: 'captions', src: captions.src, default: true });
    Object.assign(track, { srclang: captions.language, label: captions.label });
    video.append(track);
  }
  return video;
}
