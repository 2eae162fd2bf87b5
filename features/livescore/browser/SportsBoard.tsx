import { type ChangeEvent, type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { elementsOf, type TreeParts } from '#ui/element-tree.ts';
import type { ShownPage } from '../view/sports-page.ts';
import styles from './SportsBoard.module.css';
import { sportsBoardWords } from './sports-board-words.ts';
import { useSportsPage } from './use-sports-page.ts';

interface SportsBoardProps {
  /** The state that the server rendered. */
  served: ShownPage;
  /** Path of the call that has the page for the browser. */
  service: string;
  /** The components of the view that do something in the browser. */
  parts: TreeParts;
  /** No news are said, because the reader does not want to know scores. */
  isQuiet?: boolean;
}

/** Arrow keys in a closed select and digits in a date field change the value on the way to the wanted one. */
const settleMs = 300;

/**
 * The changing part of a sport's page. In an island its links and forms that lead to other addresses of the page show
 * them in place; without a script they load them.
 * @example
 * export function Formula1Board({ served, service }: { served: ShownPage; service: string }) {
 *   return <SportsBoard {...{ served, service }} parts={{ ChoiceForm: { render: ChoiceForm } }} />;
 * } // and `browser/formula1.island.tsx`: export const mount = mountOf(Formula1Board);
 */
export function SportsBoard({ served, service, parts, isQuiet = false }: SportsBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isReady, setReady] = useState(false);
  const { page, isLoading, failed, news, opened, open, giveUp } = useSportsPage(served, service);

  useEffect(() => {
    setReady(true);
    return () => clearTimeout(settling.current);
  }, []);
  useEffect(() => {
    // The pressed link is gone with what it was part of.
    if (opened > 0 && document.activeElement === document.body) board.current?.focus();
  }, [opened]);

  function onClick(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.target !== '' || !isOwn(link.href)) return;
    event.preventDefault();
    open(link.href);
  }

  function onSubmit(event: FormEvent<HTMLElement>): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || !isOwn(form.action)) return;
    event.preventDefault();
    clearTimeout(settling.current);
    open(`${new URL(form.action).pathname}?${queryOf(form)}`);
  }

  function onChange(event: ChangeEvent<HTMLElement>): void {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return;
    const { form } = target;
    clearTimeout(settling.current);
    if (form?.dataset.choices === undefined || !target.checkValidity() || target.value === '') return;
    giveUp();
    settling.current = setTimeout(() => form.requestSubmit(), settleMs);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links and forms inside are what is used
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div
      ref={board}
      className={styles.board}
      data-ready={isReady || undefined}
      tabIndex={-1}
      aria-busy={isLoading || undefined}
      onClick={onClick}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {elementsOf(page.view, parts)}
      {failed !== null && (
        <p role="alert" className={styles.failed}>
          {sportsBoardWords.failed} <a href={failed}>{sportsBoardWords.again}</a>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {isLoading ? sportsBoardWords.loading : isQuiet ? '' : news}
      </p>
    </div>
  );
}

function isOwn(address: string): boolean {
  const { origin, pathname, hash } = new URL(address, location.href);
  return origin === location.origin && pathname === location.pathname && hash === '';
}

function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return query.toString();
}
