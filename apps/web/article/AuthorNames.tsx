import { Fragment } from 'react';
import type { Story } from '#features/content/public.ts';
import styles from './AuthorNames.module.css';

interface AuthorNamesProps {
  story: Pick<Story, 'type'>;
  people: { slug: string; name: string }[];
}

/** Names in a row, each leading to what its owner wrote. */
export function AuthorNames({ story, people }: AuthorNamesProps) {
  // Posts of live blogs stand in no list: whoever wrote nothing else has no page.
  if (story.type === 'liveblogpost') return people.map(({ name }) => name).join(', ');
  return people.map(({ slug, name }, at) => (
    <Fragment key={slug}>
      {at > 0 && ', '}
      <a className={styles.name} href={`/szerzo/${slug}`} rel="author">
        {name}
      </a>
    </Fragment>
  ));
}
