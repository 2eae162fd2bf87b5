import { isSponsored, type Story } from '#features/content/public.ts';
import { badgesOf, CardBadge } from '#features/content/public.view.ts';
import { articleWords } from '../article-words.ts';
import styles from './ArticleHead.module.css';

/** Line above the title: badges such as "live", the section, the genre. */
export function Kicker({ story, sectionUrl }: { story: Story; sectionUrl: string }) {
  const badges = badgesOf(story, story.language).filter(({ kind }) => kind !== 'sponsored');
  // An advertisement has a notice above it instead of a section and a genre.
  const section = isSponsored(story) ? '' : (story.section?.name ?? '');
  const genre = isSponsored(story) ? '' : (articleWords[story.language].genres[story.subType] ?? '');
  if (badges.length === 0 && section === '' && genre === '') return null;
  return (
    <p className={styles.kicker}>
      {badges.map((badge) => (
        <CardBadge key={badge.kind} badge={badge} language={story.language} />
      ))}
      {section !== '' &&
        (sectionUrl === '' ? (
          <span>{section}</span>
        ) : (
          <a className="link-words" href={sectionUrl}>
            {section}
          </a>
        ))}
      {genre !== '' && genre !== section && <span className={styles.genre}>{genre}</span>}
    </p>
  );
}
