import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  title: string;
  /** The title is for screen readers only. */
  hasHiddenTitle?: boolean;
  isWide?: boolean;
  /** Escape, or a press beside the dialog. */
  onClose(): void;
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, and gives it back where it was. */
export function ModalDialog({ title, hasHiddenTitle, isWide, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { activeElement } = document;
    const { current } = dialog;
    if (current !== null && !current.open) current.showModal();
    return () => {
      current?.close();
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the browser itself
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.inside}>
        <h2 id={id} className={classNames(styles.title, hasHiddenTitle && 'visually-hidden')}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
