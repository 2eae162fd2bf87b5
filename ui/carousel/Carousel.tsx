import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Carousel.module.css';

interface CarouselProps {
  /** Precedes the buttons. */
  title: ReactNode;
  /** Accessible names of the buttons. */
  words: { back: string; on: string };
  /** One element each, which sets its own width. */
  items: { key: string | number; item: ReactNode }[];
  className?: string | undefined;
}

/**
 * A row that is wider than the screen: it scrolls by touch, wheel and keys; the buttons are added by the script
 * (`ui/browser/carousel.behaviour.ts`) in reserved space.
 */
export function Carousel({ title, words, items, className }: CarouselProps) {
  return (
    <div className={className} data-carousel="">
      <div className={styles.head}>
        {title}
        <div className={classNames(styles.buttons, 'screen-only')} hidden data-carousel-buttons="">
          <button className={styles.button} type="button" data-carousel-step="-1">
            <span className="visually-hidden">{words.back}</span>
            <Arrow d="M15 4 7 12l8 8" />
          </button>
          <button className={styles.button} type="button" data-carousel-step="1">
            <span className="visually-hidden">{words.on}</span>
            <Arrow d="m9 4 8 8-8 8" />
          </button>
        </div>
      </div>
      <ul className={styles.track} data-carousel-track="">
        {items.map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
