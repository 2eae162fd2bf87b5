import { type Story, truncate } from '#features/content/public.ts';
import { imageAddress } from '#features/media/public.ts';
import { Icon } from '#ui/Icon.tsx';
import { articleWords } from './article-words.ts';
import styles from './ShareLinks.module.css';
import { shareIcons } from './share-icons.ts';

/** Saves the story on the device. The script makes it visible where saving works; an unpublished story has none. */
export function SaveButton({ story }: { story: Story }) {
  if (story.state !== 'active') return null;
  const { image, language, lead, slug, title } = story;
  return (
    <button
      className={styles.save}
      type="button"
      data-save=""
      data-title={title}
      data-lead={truncate(lead, 160)}
      data-image={image ? imageAddress(image, { size: '3x2-250', format: 'webp', name: slug }) : ''}
    >
      <Icon path={shareIcons.bookmark} />
      <span data-save-label="">{articleWords[language].save}</span>
    </button>
  );
}
