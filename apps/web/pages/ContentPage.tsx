import { Body } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { ContentPageData, Surroundings } from '../page-data.ts';
import { contextOf } from '../written/context-of.ts';
import { GiftNumber } from '../written/GiftNumber.tsx';
import { LastChanged } from '../written/LastChanged.tsx';
import { StaffDesks } from '../written/StaffDesks.tsx';
import { YoungStories } from '../written/YoungStories.tsx';
import styles from './ContentPage.module.css';

interface ContentPageProps {
  surroundings: Surroundings;
  data: ContentPageData;
}

/** Who makes the paper, what it teaches, whom it asks: opening words, what the page is for, and all the rest. */
export function ContentPage({ surroundings, data }: ContentPageProps) {
  const context = contextOf(surroundings, data);
  const end = data.body.findIndex(({ kind }) => kind === 'heading');
  const opening = end < 0 ? data.body : data.body.slice(0, end);
  const rest = end < 0 ? [] : data.body.slice(end);
  return (
    <article className={classNames(styles.page, styles[data.route])}>
      <header className={styles.head}>
        <h1 className={styles.title}>{data.title}</h1>
        <Body body={opening} context={context} className={styles.opening} />
      </header>
      <Part part={data.part} surroundings={surroundings} />
      {rest.length > 0 && <Body body={rest} context={context} className={styles.rest} />}
      <LastChanged at={data.updatedAt} surroundings={surroundings} className={styles.updated} />
    </article>
  );
}

function Part({ part, surroundings }: { part: ContentPageData['part']; surroundings: Surroundings }) {
  const { language, site } = surroundings;
  switch (part?.kind) {
    case 'staff':
      return <StaffDesks desks={part.desks} />;
    case 'gift':
      return <GiftNumber gift={part} language={language} />;
    case 'stories':
      return <YoungStories stories={part} place={{ timeZone: site.timeZone, language }} />;
    case undefined:
      return null;
  }
}
