import { Body } from '#features/content/public.view.ts';
import type { Surroundings, ViewProps } from '#features/kit/public.ts';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import styles from './ContentPage.module.css';
import type { contentPage } from './content.page.ts';
import type { ContentPageData } from './document-data.ts';
import { blockContextOf } from './view/block-context.ts';
import { GiftNumber } from './view/GiftNumber.tsx';
import { LastChanged } from './view/LastChanged.tsx';
import { StaffDesks } from './view/StaffDesks.tsx';
import { YoungStories } from './view/YoungStories.tsx';

/** Pages such as staff, academy and donations: introduction, the page's special block, remaining text. */
export function ContentPage({ surroundings, data }: ViewProps<typeof contentPage>) {
  const context = blockContextOf(surroundings, data);
  const end = data.body.findIndex(({ kind }) => kind === 'heading');
  const opening = end < 0 ? data.body : data.body.slice(0, end);
  const rest = end < 0 ? [] : data.body.slice(end);
  return (
    <article className={classNames(page.frame, styles.page, styles[data.route])}>
      <header className={styles.head}>
        <h1 className={styles.title}>{data.title}</h1>
        <Body body={opening} context={context} className={styles.opening} />
      </header>
      <Part part={data.part} surroundings={surroundings} />
      {rest.length > 0 && <Body body={rest} context={context} className={styles.rest} />}
      <LastChanged at={data.updatedAt} surroundings={surroundings} className="note" />
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
