/** What front data say of the video in the corner, and whether this reader has closed it [POD-11] [LIVE-12]. */

import type { Memory } from '../behaviours/kept-texts.ts';

export interface PipStatus {
  url: string;
  title: string;
  label: string;
  /** Stands open at once. */
  isOpen: boolean;
  source: { kind: 'frame' | 'film'; src: string };
}

/** Null where there is none to show, or the answer has another shape. */
export function pipStatusIn(data: unknown): PipStatus | null {
  const status = isObject(data) ? data.pipStatus : null;
  if (!isObject(status) || status.pipShow !== true) return null;
  const { pipUrl, pipTitle, pipLabel, pipOpen, pipFrame, pipFilm } = status;
  if (typeof pipUrl !== 'string') return null;
  const head = { url: pipUrl, title: textOf(pipTitle), label: textOf(pipLabel), isOpen: pipOpen === true };
  if (typeof pipFilm === 'string') return { ...head, source: { kind: 'film', src: pipFilm } };
  return typeof pipFrame === 'string' ? { ...head, source: { kind: 'frame', src: pipFrame } } : null;
}

const key = 'pipClosed';

export interface ClosedVideo {
  /** Another video than the one that was closed is news: what was kept of that one is forgotten [LIVE-12]. */
  is(url: string): boolean;
  keep(url: string): void;
}

/** Where the browser keeps nothing it stays closed as long as the document is open. */
export function closedVideo(memory: Memory): ClosedVideo {
  let unkept: string | null = null;

  function read(): string {
    if (unkept !== null) return unkept;
    try {
      return memory.getItem(key) ?? '';
    } catch {
      return '';
    }
  }

  function keep(url: string): void {
    try {
      memory.setItem(key, url);
      unkept = null;
    } catch {
      unkept = url;
    }
  }

  return {
    is(url) {
      const closed = read();
      if (closed !== '' && closed !== url) keep('');
      return closed === url;
    },
    keep,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
