import type { Story } from '#features/content/public.ts';
import { PictureLink } from '#features/content/public.view.ts';
import { Picture } from '#features/media/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { leadFrameOf, leadPictureOf } from '../../article-look.ts';
import styles from './LeadPicture.module.css';

export function LeadPicture({ story }: { story: Story }) {
  const picture = leadPictureOf(story);
  if (picture === null) return null;
  const text = story.coverImageText || picture.caption;
  return (
    <figure data-lead-picture="">
      <PictureLink image={picture} name={story.slug} alt={picture.alt} language={story.language}>
        <Picture image={picture} {...leadFrameOf(story)} eager className={styles.picture} />
      </PictureLink>
      {(text !== '' || picture.credit !== '') && (
        <figcaption className={classNames('note', styles.caption)}>
          {text !== '' && <span>{text} </span>}
          {picture.credit !== '' && <span className={styles.credit}>{picture.credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
