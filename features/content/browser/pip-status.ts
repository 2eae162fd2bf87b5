/** Reads the corner video from front data, and stores whether this reader has closed it [POD-11] [LIVE-12]. */

import { readText, type TextStorage, writeText } from '#platform/browser/text-storage.ts';
import { isRecord } from '#platform/text/is-record.ts';

export interface PipStatus {
  url: string;
  title: string;
  label: string;
  /** Opens without a click. */
  isOpen: boolean;
  source: { kind: 'frame' | 'film'; src: string };
}

/** Null if there is no video to show or the data have another shape. */
export function pipStatusIn(data: unknown): PipStatus | null {
  const status = isRecord(data) ? data.pipStatus : null;
  if (!isRecord(status) || status.pipShow !== true) return null;
  const { pipUrl, pipTitle, pipLabel, pipOpen, pipFrame, pipFilm } = status;
  if (typeof pipUrl !== 'string') return null;
  const common = { url: pipUrl, title: textOf(pipTitle), label: textOf(pipLabel), isOpen: pipOpen === true };
  if (typeof pipFilm === 'string') return { ...common, source: { kind: 'film', src: pipFilm } };
  return typeof pipFrame === 'string' ? { ...common, source: { kind: 'frame', src: pipFrame } } : null;
}

const key = 'pipClosed';

export interface ClosedVideo {
  /** Whether this video was closed. A query for another video clears the stored one, so it can reappear [LIVE-12]. */
  isClosed(url: string): boolean;
  keep(url: string): void;
}

/** Without browser storage the video stays closed until the document is unloaded. */
export function closedVideoMemory(storage: TextStorage): ClosedVideo {
  let inMemory: string | null = null;

  function remember(url: string): void {
    inMemory = writeText(storage, key, url) ? null : url;
  }

  return {
    isClosed(url) {
      const closed = inMemory ?? readText(storage, key);
      if (closed !== '' && closed !== url) remember('');
      return closed === url;
    },
    keep: remember,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
