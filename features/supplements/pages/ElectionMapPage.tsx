import type { ViewProps } from '#features/kit/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Choices } from '../view/Choices.tsx';
import results from '../view/ResultView.module.css';
import { ResultView } from '../view/ResultView.tsx';
import { resultWords } from '../view/result-words.ts';
import styles from './ElectionMapPage.module.css';
import type { electionMapPage } from './election-map.page.ts';

/**
 * An election's map, or one of its areas, without a shell [SUPP-11]. The script tells the page around it how high it is,
 * and passes on links to the paper (`data-embedded-page`).
 */
export function ElectionMapPage({ surroundings, data }: ViewProps<typeof electionMapPage>) {
  const { language, site } = surroundings;
  const words = resultWords[language];
  const { title, area, isRehearsal, shown, choices, elections, more, hidesMore, isCounting } = data;
  const place = { ...choices, language, timeZone: site.timeZone };
  return (
    <div
      className={classNames(styles.page, hidesMore && styles.framed)}
      data-embedded-page=""
      data-counting={isCounting ? '' : undefined}
    >
      <header className={styles.head}>
        <h1 className={styles.title}>{area === '' ? title : area}</h1>
        {area !== '' && (
          <p>
            <a className="lone-link" href={choices.dataPath + choices.linkQuery}>
              {title}
            </a>
          </p>
        )}
        {/* Otherwise the results say it themselves. */}
        {isRehearsal && shown.record === null && <p className={results.rehearsal}>{words.rehearsal}</p>}
      </header>
      <ResultView shown={shown} title={area === '' ? title : area} isTitled place={place} />
      {more !== null && (area !== '' || !hidesMore) && (
        <p>
          <a className="lone-link" href={more} target="_blank" rel="noopener" data-parent-route="">
            {area === '' ? words.moreOfElection(site.name) : words.moreOfArea}
          </a>
        </p>
      )}
      {elections.length > 0 && <Choices label={words.elections} choices={elections} />}
    </div>
  );
}
