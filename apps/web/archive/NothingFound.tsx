import { StoryCardLine } from '#features/content/public.view.ts';
import type { ArchivePageData, Surroundings } from '../page-data.ts';
import { archiveAddress } from './archive-address.ts';
import { type EasierQuestion, easierQuestions } from './easier-questions.ts';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  surroundings: Surroundings;
  data: ArchivePageData;
}

/** Help for whoever found nothing, and something to read; the form stays above it [X08]. */
export function NothingFound({ surroundings, data }: NothingFoundProps) {
  const { site, language, path, today } = surroundings;
  const place = { timeZone: site.timeZone, language };
  const easier = easierQuestions(data.question);
  return (
    <div className={styles.nothing}>
      <p className={styles.advice}>
        {data.question.term === ''
          ? 'Ezekkel a szűrőkkel egyetlen cikket sem találtunk.'
          : 'Érdemes kevesebb szóval vagy más írásmóddal próbálni. A ragozás és az ékezet nem számít, az idézőjelbe tett kifejezést viszont szó szerint keressük.'}
      </p>
      {(easier.length > 0 || data.wider !== null) && (
        <ul className={styles.ways}>
          {easier.map(({ kind, question }) => (
            <li key={`${kind} ${question.term}`}>
              <a href={archiveAddress(path, question)}>{sentence(kind, question.term)}</a>
            </li>
          ))}
          {data.wider !== null && (
            <li>
              <a href={archiveAddress(data.wider.path, data.question)}>
                Keresés az egész archívumban: {data.wider.name}
              </a>
            </li>
          )}
        </ul>
      )}
      {data.latest.length > 0 && (
        <section className={styles.latest}>
          <h2 className={styles.latestTitle}>Friss hírek</h2>
          {data.latest.map((story) => (
            <StoryCardLine key={story.id} story={story} place={place} today={today} />
          ))}
        </section>
      )}
    </div>
  );
}

/** A page number beyond the last: the stories are there, only not so far. */
export function NoSuchPage({ path, data }: { path: string; data: ArchivePageData }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.advice}>Ennek a keresésnek nincs ennyi oldala.</p>
      <ul className={styles.ways}>
        <li>
          <a href={archiveAddress(path, data.question)}>Vissza az első oldalra</a>
        </li>
        <li>
          <a href={archiveAddress(path, data.question, data.totalPages)}>Az utolsó oldalra</a>
        </li>
      </ul>
    </div>
  );
}

function sentence(kind: EasierQuestion['kind'], term: string): string {
  switch (kind) {
    case 'without-filters':
      return 'Keresés szűrők nélkül';
    case 'without-dates':
      return 'Keresés az egész időszakban';
    case 'without-quotes':
      return 'Keresés idézőjel nélkül';
    case 'one-word':
      return `Csak ez a szó: ${term}`;
  }
}
