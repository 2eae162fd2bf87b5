/** A sport's page that shows its other addresses in place, and is refreshed while something on it is live [FOOT-11]. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { poll } from '#platform/http/poll.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import { newsSince, type ShownPage, waitUntilLive } from '../view/sports-page.ts';
import { fetchSportsPage } from './fetch-sports-page.ts';
import { handleOwnSteps } from './own-steps.ts';

export interface SportsPageState {
  page: ShownPage;
  isLoading: boolean;
  /** The address that could not be loaded; null otherwise. */
  failed: string | null;
  /** The latest change, for screen readers. */
  news: string;
  /** Incremented when the reader has opened another address. */
  opened: number;
  /** Shows another address of the same path. */
  open(address: string): void;
  /** Gives up the address that is being loaded: it would replace the form in which the reader chooses again. */
  giveUp(): void;
}

/** @param service Path of the call that has the page for the browser; it reads the same query. */
export function useSportsPage(served: ShownPage, service: string): SportsPageState {
  const [page, setPage] = useState(served);
  const [isLoading, setLoading] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const [opened, setOpened] = useState(0);
  const current = useRef({ page: served, request: new AbortController() });

  const show = useCallback((next: ShownPage, said: string): void => {
    document.title = document.title.replace(current.current.page.title, next.title);
    current.current.page = next;
    setPage(next);
    setNews(said);
  }, []);

  const load = useCallback(
    async (address: string, isNew: boolean): Promise<void> => {
      current.current.request.abort();
      const request = new AbortController();
      current.current.request = request;
      setLoading(true);
      setFailed(null);
      try {
        const next = await fetchSportsPage(service, address, request.signal);
        if (request.signal.aborted) return;
        if (isNew) history.pushState(null, '', next.address);
        // At once, so that no choice is made in the page before, which is about to be replaced.
        flushSync(() => {
          show(next, next.title);
          setOpened((count) => count + 1);
        });
      } catch (error) {
        if (request.signal.aborted) return;
        console.warn(`${address} could not be shown.`, error);
        setFailed(address);
      }
      setLoading(false);
    },
    [service, show],
  );

  useEffect(() => {
    const left = new AbortController();
    handleOwnSteps(() => void load(location.pathname + location.search, false), left.signal);
    return () => {
      left.abort();
      current.current.request.abort();
    };
  }, [load]);

  const { address, liveFrom } = page;
  useEffect(() => {
    const wait = waitUntilLive(liveFrom, Date.now());
    if (wait === null || isLoading) return;
    const left = new AbortController();
    const refresh = async (signal: AbortSignal): Promise<void> => {
      const next = await fetchSportsPage(service, address, signal);
      const before = current.current.page;
      if (left.signal.aborted || JSON.stringify(before) === JSON.stringify(next)) return;
      show(next, newsSince(before.news, next.news));
    };
    const timer = setTimeout(() => poll(refresh, { everyMs: liveRefreshMs, until: left.signal }), wait);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [service, address, liveFrom, isLoading, show]);

  const open = useCallback((to: string) => void load(to, true), [load]);
  const giveUp = useCallback(() => {
    current.current.request.abort();
    setLoading(false);
  }, []);
  return { page, isLoading, failed, news, opened, open, giveUp };
}
