/** Results of a sport's page: shows the page's other addresses in place, and follows what is live [FOOT-11] [F1-12]. */
import { announceInserted } from '#platform/browser/inserted-parts.ts';
import { fetchContent } from '#platform/browser/pages/fetch-page.ts';
import { poll } from '#platform/http/poll.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { newsSince, waitUntilLive } from '../view/sports-page.ts';
import { arrangeBoard } from './arrange-board.ts';
import { createDeviceChoices, type DeviceChoices } from './device-choices.ts';
import { openOwnAddresses } from './own-addresses.ts';
import { handleOwnSteps } from './own-steps.ts';
import { sportsBoardWords as words } from './sports-board-words.ts';

export const selector = '[data-board]';

const timeoutMs = 10_000;

export function start(root: ParentNode, until: AbortSignal): void {
  const board = root.querySelector<HTMLElement>(selector);
  const frame = board?.parentElement;
  const status = frame?.querySelector<HTMLElement>(':scope > [role=status]');
  const alert = frame?.querySelector<HTMLElement>(':scope > [role=alert]');
  if (!board || !status || !alert) return;
  const device = createDeviceChoices();
  const lines = { status, alert };
  const shown = createShownBoard(board, device, lines);
  let request = new AbortController();
  let following = new AbortController();
  until.addEventListener('abort', () => {
    request.abort();
    following.abort();
  });

  async function load(address: string, isNew: boolean): Promise<void> {
    request.abort();
    following.abort();
    request = new AbortController();
    const { signal } = request;
    shown.beginLoading();
    try {
      const page = await fetchBoard(address, null, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
      if (signal.aborted) return;
      if (page === null) return location.assign(address);
      if (isNew) history.pushState(null, '', page.board.dataset.board);
      document.title = page.title;
      await shown.show(page.board, page.board.dataset.title ?? '');
      shown.endLoading();
    } catch (error) {
      if (signal.aborted) return;
      console.warn(`${address} could not be shown.`, error);
      shown.endLoading();
      shown.fail(address);
    }
    follow();
  }

  function follow(): void {
    following.abort();
    const wait = waitUntilLive(shown.liveFrom(), Date.now());
    if (wait === null || until.aborted) return;
    following = new AbortController();
    const { signal } = following;
    const timer = setTimeout(() => poll(refresh, { everyMs: liveRefreshMs, until: signal }), wait);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  async function refresh(signal: AbortSignal): Promise<void> {
    // The same for all readers of this time, so that caches can share it.
    const version = Math.floor(Date.now() / liveRefreshMs);
    const page = await fetchBoard(shown.address(), version, signal);
    if (signal.aborted) return;
    if (page === null) return following.abort();
    const before = shown.liveFrom();
    document.title = page.title;
    await shown.refresh(page.board);
    if (shown.liveFrom() !== before) follow();
  }

  board.addEventListener('click', ({ target }) => void (applyChoice(target, device) && shown.put()), {
    signal: until,
  });
  handleOwnSteps(() => void load(location.pathname + location.search, false), until);
  follow();
  const giveUp = (): void => {
    request.abort();
    shown.endLoading();
    follow();
  };
  openOwnAddresses(board, { open: (address) => void load(address, true), giveUp }, until);
}

interface FetchedBoard {
  board: HTMLElement;
  /** Of the document. */
  title: string;
}

/** Null if the response is of another build. */
async function fetchBoard(
  address: string,
  version: number | null,
  signal: AbortSignal,
): Promise<FetchedBoard | null> {
  const page = await fetchContent(new URL(address, location.href), version, signal);
  if (page === null) return null;
  const board = page.content.querySelector<HTMLElement>(selector);
  if (!board) throw new Error(`${address} has no results.`);
  return { board, title: page.document.title };
}

/** @returns Whether a button of the device's choices was pressed. */
function applyChoice(target: EventTarget | null, device: DeviceChoices): boolean {
  const { mark, reveal, hideScores } =
    (target instanceof Element ? target.closest('button') : null)?.dataset ?? {};
  if (mark !== undefined) device.toggleFavourite(mark);
  else if (reveal !== undefined) device.reveal(reveal);
  else if (hideScores !== undefined) device.toggleScores();
  else return false;
  return true;
}

/** The results that are shown, and as they were served. */
function createShownBoard(
  board: HTMLElement,
  device: DeviceChoices,
  { status, alert }: { status: HTMLElement; alert: HTMLElement },
) {
  let served = pristineCopyOf(board);
  const newsOf = ({ dataset }: HTMLElement): Record<string, string> => JSON.parse(dataset.news ?? '{}');
  const say = (text: string): void => {
    if (status.textContent !== text) status.textContent = text;
  };
  arrangeBoard(board, device);
  board.dataset.ready = '';

  async function put(): Promise<void> {
    // Readers who only look at the page do not need it.
    const { putInPlace } = await import('#platform/browser/pages/page-updater.ts');
    const next = document.importNode(served, true);
    arrangeBoard(next, device);
    next.dataset.ready = '';
    putInPlace(board, next);
    for (const part of board.children) announceInserted(part);
  }

  async function show(next: HTMLElement, said: string): Promise<void> {
    served = next;
    await put();
    say(device.hidesScores() ? '' : said);
  }

  return {
    put,
    show,
    address: () => served.dataset.board ?? '',
    liveFrom: () => (served.dataset.liveFrom === undefined ? null : Number(served.dataset.liveFrom)),
    /** Says what is new. */
    async refresh(next: HTMLElement): Promise<void> {
      if (!served.isEqualNode(next)) await show(next, newsSince(newsOf(served), newsOf(next)));
    },
    beginLoading(): void {
      board.ariaBusy = 'true';
      alert.hidden = true;
      say(words.loading);
    },
    endLoading(): void {
      board.removeAttribute('aria-busy');
      if (status.textContent === words.loading) say('');
    },
    fail(address: string): void {
      const again = document.createElement('a');
      again.href = address;
      again.textContent = words.again;
      alert.replaceChildren(`${words.failed} `, again);
      alert.hidden = false;
    },
  };
}

/** A copy without the reader's later choices in its forms. */
function pristineCopyOf(board: HTMLElement): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = board.outerHTML;
  return template.content.querySelector<HTMLElement>(selector) ?? board;
}
