import { plainTextOf } from '#features/content/public.ts';
import { Body } from '#features/content/public.view.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import styles from './DocumentPage.module.css';
import type { documentPage } from './document.page.ts';
import type { DocumentPageData } from './document-data.ts';
import { blockContextOf } from './view/block-context.ts';
import { documentWords } from './view/document-words.ts';
import { LastChanged } from './view/LastChanged.tsx';

/** A document that is not news: rules, methodology, notices. */
export function DocumentPage({ surroundings, data }: ViewProps<typeof documentPage>) {
  const { language } = surroundings;
  return (
    <article className={classNames(page.frame, styles.document)}>
      <header className={classNames(page.head, styles.head)}>
        <h1>{data.title}</h1>
        <LastChanged at={data.updatedAt} surroundings={surroundings} className="note" />
      </header>
      <Contents data={data} label={documentWords[language].contents} />
      <Body body={data.body} context={blockContextOf(surroundings, data)} className={styles.body} />
    </article>
  );
}

/** Table of contents, if there are at least four headings. */
function Contents({ data, label }: { data: DocumentPageData; label: string }) {
  const headings = data.body
    .filter((block) => block.kind === 'heading')
    .filter(({ id, level }) => id !== '' && level === 2);
  if (headings.length < 4) return null;
  return (
    <nav className={classNames(ruled.part, styles.contents, 'screen-only')} aria-labelledby="tartalomjegyzek">
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
