import type { Story } from '#features/content/public.ts';
import { leadFrame } from '#features/content/public.ts';
import { Picture } from '#features/media/public.view.ts';
import { leadPictureOf } from './article-look.ts';
import styles from './LeadPicture.module.css';

export function LeadPicture({ story }: { story: Story }) {
  const picture = leadPictureOf(story);
  if (picture === null) return null;
  const text = story.coverImageText || picture.caption;
  return (
    <figure className={styles.figure} data-lead-picture="">
      <Picture image={picture} name={story.slug} {...leadFrame} eager className={styles.picture} />
      {(text !== '' || picture.credit !== '') && (
        <figcaption className={styles.caption}>
          {text}
          {text !== '' && picture.credit !== '' && ' '}
          {picture.credit !== '' && <span className={styles.credit}>{picture.credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
