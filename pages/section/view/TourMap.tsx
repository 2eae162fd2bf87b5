import type { Language } from '#features/sites/public.ts';
import { hostOf } from '#platform/text/host-of.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import type { ListPageData } from '../section-data.ts';
import { sectionWords } from './section-words.ts';
import styles from './TourMap.module.css';

/** A third party's map: nothing is requested from it until the reader opens it [LIST-16] [S19]. */
export function TourMap({ map, language }: { map: NonNullable<ListPageData['map']>; language: Language }) {
  const words = sectionWords[language];
  return (
    <figure className={classNames(styles.map, 'screen-only')}>
      <div className={styles.frame} data-embed={map.src} data-embed-title={map.title}>
        <ContourLines />
        <div className={styles.offer}>
          <p className={styles.title}>{map.title}</p>
          <p className="buttons">
            <Button type="button" hidden data-embed-open="">
              {words.openMap}
            </Button>
            <a className="lone-link" href={map.src} target="_blank" rel="noopener nofollow external">
              {words.mapElsewhere}
            </a>
          </p>
          <p className="fine-print">{words.mapNote(hostOf(map.src))}</p>
        </div>
      </div>
      <figcaption className={classNames('note', styles.caption)}>{map.caption}</figcaption>
    </figure>
  );
}

/** Decorative contour lines of a hill with a path. */
function ContourLines() {
  return (
    <svg
      className={styles.contours}
      viewBox="0 0 800 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M-20 330C90 250 60 120 190 70s270-70 380 10 290 60 270 190-150 190-330 170-210-40-320 0-200-30-210-110Z" />
      <path d="M60 310c70-60 50-150 160-190s220-60 310 10 230 60 215 150-120 140-265 120-170-40-260-5-200 0-160-85Z" />
      <path d="M130 290c50-45 45-105 130-135s170-45 240 10 170 55 160 115-90 100-200 80-130-35-200-10-165-5-130-60Z" />
      <path d="M210 270c35-30 40-65 100-85s120-25 170 15 110 45 105 80-60 60-135 45-95-25-145-10-130-15-95-45Z" />
      <path d="M290 252c22-17 35-36 70-45s75-8 105 16 55 32 50 48-38 27-78 18-60-14-92-7-80-10-55-30Z" />
      <path
        className={styles.path}
        d="M40 400c60-50 40-120 130-140s60-90 150-80 60 60 110 50 70-90 150-80 90 90 200 60"
      />
      <path className={styles.peak} d="m428 214 12 20h-24Z" />
    </svg>
  );
}
