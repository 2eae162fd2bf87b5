import { plainTextOf } from '#features/content/public.ts';
import { Body } from '#features/content/public.view.ts';
import type { DocumentPageData, Surroundings } from '../page-data.ts';
import { contextOf } from '../written/context-of.ts';
import { LastChanged } from '../written/LastChanged.tsx';
import styles from './DocumentPage.module.css';

/** A page that is not news: rules, methods, notices. */
export function DocumentPage({ surroundings, data }: { surroundings: Surroundings; data: DocumentPageData }) {
  const { language } = surroundings;
  return (
    <article className={styles.document}>
      <header className={styles.head}>
        <h1 className={styles.title}>{data.title}</h1>
        <LastChanged at={data.updatedAt} surroundings={surroundings} className={styles.updated} />
      </header>
      <Contents data={data} label={language === 'en' ? 'Contents' : 'Tartalom'} />
      <Body body={data.body} context={contextOf(surroundings, data)} className={styles.body} />
    </article>
  );
}

/** From four headings on, a way to the one that was looked for. */
function Contents({ data, label }: { data: DocumentPageData; label: string }) {
  const headings = data.body
    .filter((block) => block.kind === 'heading')
    .filter(({ id, level }) => id !== '' && level === 2);
  if (headings.length < 4) return null;
  return (
    <nav className={styles.contents} aria-labelledby="tartalomjegyzek">
      <h2 id="tartalomjegyzek" className={styles.contentsTitle}>
        {label}
      </h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{plainTextOf([heading])}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
