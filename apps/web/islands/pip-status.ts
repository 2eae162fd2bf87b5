/** What front data say of the video in the corner, and whether this reader has closed it [POD-11] [LIVE-12]. */

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

const kept = 'pipClosed';
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Another video than the one that was closed is news: what was kept of that one is forgotten [LIVE-12]. */
export function isClosed(memory: Memory, url: string): boolean {
  const closed = memory.getItem(kept);
  if (closed !== null && closed !== url) memory.removeItem(kept);
  return closed === url;
}

export function keepClosed(memory: Memory, url: string): void {
  memory.setItem(kept, url);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
