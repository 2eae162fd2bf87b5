import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { ActionButton } from './ActionButton.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  note?: string;
  /** A page outside the application. */
  href?: string;
  isCurrent?: boolean;
  onPress?: () => void;
}

interface MenuProps {
  /** On the button; `name` says it where the button is an icon. */
  button: ReactNode;
  name?: string;
  items: readonly MenuItem[];
}

/** A button that opens a list of acts and pages, in the browser's own popover; arrow keys move in it. */
export function Menu({ button, name, items }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const close = () => popover.current?.hidePopover();
  return (
    <>
      <ActionButton ref={opener} kind="bare" opens={id} {...(name === undefined ? {} : { label: name })}>
        {button}
      </ActionButton>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between its buttons, which work without them */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={styles.menu}
        onKeyDown={moveByArrows}
        onToggle={({ newState }) => newState === 'open' && place(popover.current, opener.current)}
      >
        {items.map(({ id: key, label, note, href, isCurrent, onPress }) => {
          const words = (
            <>
              {label}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </>
          );
          return href === undefined ? (
            <button
              key={key}
              type="button"
              className={styles.item}
              aria-current={isCurrent || undefined}
              onClick={() => {
                close();
                onPress?.();
              }}
            >
              {words}
            </button>
          ) : (
            <a key={key} href={href} className={styles.item}>
              {words}
            </a>
          );
        })}
      </div>
    </>
  );
}

/** Below its button, or above where no room is left, inside the window. */
function place(popover: HTMLElement | null, opener: HTMLElement | null): void {
  if (popover === null || opener === null) return;
  const { top, bottom, left } = opener.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popover;
  const isBelow = bottom + 4 + offsetHeight <= innerHeight || top < offsetHeight + 8;
  popover.style.top = `${isBelow ? bottom + 4 : top - 4 - offsetHeight}px`;
  popover.style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`;
  popover.querySelector<HTMLElement>('a, button')?.focus();
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = items.findIndex((item) => item.matches(':focus'));
  items.at((at + step) % items.length)?.focus();
}
