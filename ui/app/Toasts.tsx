import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './Toasts.module.css';

export interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'failed';
  undo?: { label: string; run(): void } | undefined;
  /** When it disappears, in milliseconds since 1970. */
  until: number;
}

interface ToastsProps {
  toasts: readonly Toast[];
  closeLabel: string;
  onClose(id: number): void;
}

/** Outcomes of acts, at the lower edge; the list is a live region that exists before its first message. */
export function Toasts({ toasts, closeLabel, onClose }: ToastsProps) {
  return (
    <div className={styles.toasts} role="status">
      {toasts.map(({ id, text, kind, undo, until }) => (
        <div key={id} className={classNames(styles.toast, kind === 'failed' && styles.failed)}>
          <p>{text}</p>
          {undo && (
            <ActionButton
              kind="bare"
              onPress={() => {
                undo.run();
                onClose(id);
              }}
            >
              {undo.label} <SecondsLeft until={until} />
            </ActionButton>
          )}
          <ActionButton kind="bare" label={closeLabel} onPress={() => onClose(id)}>
            <span aria-hidden="true">×</span>
          </ActionButton>
        </div>
      ))}
    </div>
  );
}

/** Hidden from screen readers: announced every second it would drown out everything else. */
function SecondsLeft({ until }: { until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span className={styles.seconds} aria-hidden="true">
      {left}
    </span>
  );
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1_000));
}
