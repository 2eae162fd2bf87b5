import type { Language } from '#features/sites/public.ts';
import { hostOf } from '#platform/text/host-of.ts';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import type { LandingVideo } from '../landing-data.ts';
import styles from './extras.module.css';
import landing from './landing.module.css';
import { landingWords } from './landing-words.ts';

/** A link to the brand's video show; nothing is loaded from the external service [S19] [LAND-01]. */
export function VideoBlock({ block, language }: { block: LandingVideo; language: Language }) {
  const words = landingWords[language];
  return (
    <section className={styles.video}>
      <div className={classNames(landing.wide, styles.videoInner)}>
        <a className={styles.poster} href={block.href} rel="noopener external">
          <Waves />
          <span className={styles.play}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5v14l11-7Z" />
            </svg>
            {words.watch}
          </span>
        </a>
        <div className={styles.videoWords}>
          <h2 className={styles.videoTitle}>{block.title}</h2>
          {block.text !== '' && <p className={page.lede}>{block.text}</p>}
          <p className="note">{words.elsewhere(hostOf(block.href))}</p>
          <h3 className="label screen-only">{words.follow}</h3>
          <ul className="chips">
            {block.links.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener external">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Decorative waveform: vertical bars, mirrored at a horizontal middle line. */
function Waves() {
  const bars = Array.from({ length: 60 }, (_, at) => {
    const loudness = Math.abs(Math.sin(at * 0.9) * Math.cos(at * 0.37)) * (1 - Math.abs(at - 30) / 46);
    return { x: 10 + at * 13, half: 6 + Math.round(loudness * 150) };
  });
  return (
    <svg
      className={styles.waves}
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {bars.map(({ x, half }) => (
        <rect key={x} x={x} y={225 - half} width="6" height={2 * half} rx="3" />
      ))}
    </svg>
  );
}
