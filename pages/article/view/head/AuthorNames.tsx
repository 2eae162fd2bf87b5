import { Fragment } from 'react';
import type { Story } from '#features/content/public.ts';
import styles from './AuthorNames.module.css';

interface AuthorNamesProps {
  story: Pick<Story, 'type'>;
  people: { slug: string; name: string }[];
}

/** Names separated by commas, each linking to the author's page. */
export function AuthorNames({ story, people }: AuthorNamesProps) {
  // Posts of live blogs are in no list, so an author of nothing else has no page to link to.
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
