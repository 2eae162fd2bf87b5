/** The corner with a video in it; who closes it has stopped it. */

import { embeddedFrame } from '../behaviours/embedded-frame.ts';
import { mayAutoplay } from '../behaviours/may-autoplay.ts';
import { isSomethingPlaying, playAlone } from '../behaviours/play-alone.ts';
import { stopForOthers, tellPlaying } from '../behaviours/playing.ts';
import { savesData, wantsNoMotion } from '../behaviours/reader-wishes.ts';
import { dress } from './dress.ts';
import type { PipFilm } from './pip-film.ts';
import styles from './pip-player.css?inline';
import type { PipStatus } from './pip-status.ts';

const player = 'pip';

export interface PipPlayer {
  /** Shows what the desk shows, or does not any more. */
  follow(status: PipStatus | null): void;
  /** Goes on with a film. */
  take(film: PipFilm): void;
}

/** @param keepClosed Told the address of the desk's video when somebody closes it. */
export function pipPlayer(place: HTMLElement, keepClosed: (url: string) => void): PipPlayer {
  dress(styles);
  const parts = partsOf(place);
  /** What is in the corner: the desk's video by its address, or a reader's film. */
  let shown: string | 'film' | null = null;
  let opened = new AbortController();

  function show(what: string, title: string, label: string): void {
    shown = what;
    parts.title.textContent = title;
    parts.label.textContent = label;
    parts.label.hidden = label === '';
    place.hidden = false;
  }

  function open(fill: (stage: HTMLElement, life: AbortSignal) => void): void {
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
    const hadFocus = place.contains(document.activeElement);
    if (shown !== null && shown !== 'film') keepClosed(shown);
    hide();
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
  }

  function hide(): void {
    shown = null;
    place.hidden = true;
    empty();
    parts.stage.hidden = true;
    parts.toggle.ariaExpanded = 'false';
  }

  function follow(status: PipStatus | null): void {
    if (shown === 'film') return;
    const isOpen = !parts.stage.hidden;
    if (status === null) {
      // What somebody watches goes on, whatever the desk says now.
      if (!isOpen) hide();
      return;
    }
    if (shown === status.url) return;
    if (isOpen) hide();
    show(status.url, status.title, status.label);
    fillWith = (stage, life) => fillWithStatus(parts, stage, status, life);
    if (status.isOpen && hasRoom() && !calm()) open(fillWith);
  }

  function take(film: PipFilm): void {
    show('film', film.title, '');
    open((stage, life) => play(stage, film, life));
  }

  let fillWith: (stage: HTMLElement, life: AbortSignal) => void = () => undefined;
  parts.close.addEventListener('click', close);
  parts.toggle.addEventListener('click', () => {
    const isEmpty = parts.stage.childElementCount === 0;
    if (parts.stage.hidden && isEmpty) return open(fillWith);
    parts.stage.hidden = !parts.stage.hidden;
    parts.toggle.ariaExpanded = String(!parts.stage.hidden);
  });
  place.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  return { follow, take };
}

interface Parts {
  toggle: HTMLElement;
  label: HTMLElement;
  title: HTMLElement;
  close: HTMLElement;
  stage: HTMLElement;
  card: HTMLTemplateElement;
}

function partsOf(place: HTMLElement): Parts {
  const part = (name: string): HTMLElement => {
    const found = place.querySelector<HTMLElement>(`[data-pip-${name}]`);
    if (!found) throw new Error(`The corner has no ${name}.`);
    return found;
  };
  const card = part('card');
  if (!(card instanceof HTMLTemplateElement)) throw new Error('The card is no template.');
  const [toggle, label, title] = [part('toggle'), part('label'), part('title')];
  return { toggle, label, title, close: part('close'), stage: part('stage'), card };
}

/** A film of ours is there at once; what a service shows comes when the reader asks for it [S19]. */
function fillWithStatus(parts: Parts, stage: HTMLElement, status: PipStatus, life: AbortSignal): void {
  const { source, title } = status;
  if (source.kind === 'film') {
    const mode = status.isOpen ? 'gentle' : 'none';
    const film = { src: source.src, at: 0, title, poster: '', captions: null };
    const video = stageFilm(stage, film, life);
    const moment = { isTabVisible: !document.hidden, isSomethingPlaying: isSomethingPlaying() };
    if (!mayAutoplay(mode, { ...moment, isPipShowing: false, wantsCalm: calm() })) return;
    video.muted = true;
    video.play().catch(tellBlocked);
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
      tellPlaying(player);
      // A service's player cannot be told to pause.
      stopForOthers(player, () => fillWithStatus(parts, stage, status, life), life);
    },
    { signal: life },
  );
}

function play(stage: HTMLElement, film: PipFilm, life: AbortSignal): void {
  const video = stageFilm(stage, film, life);
  video.play().catch(tellBlocked);
}

function stageFilm(stage: HTMLElement, film: PipFilm, life: AbortSignal): HTMLVideoElement {
  const video = filmElement(film);
  if (film.title !== '') video.ariaLabel = film.title;
  stage.append(video);
  playAlone(video, player, life);
  return video;
}

/** A film that may not begin by itself waits for its button [POD-09]. */
function tellBlocked(error: unknown): void {
  console.info('The film may not begin by itself.', error);
}

/** On a phone it would cover what the reader came for. */
function hasRoom(): boolean {
  return matchMedia('(min-width: 768px)').matches;
}

function calm(): boolean {
  return wantsNoMotion() || savesData();
}

function filmElement({ src, at, poster, captions }: PipFilm): HTMLVideoElement {
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
