import { isSponsored, type Story } from '#features/content/public.ts';
import { articleWords } from './article-words.ts';
import styles from './Notices.module.css';
import { OfflineCopyNotice } from './OfflineCopyNotice.tsx';

/** Notices above the title: offline copy, preview, advertisement. */
export function Notices({ story }: { story: Story }) {
  const words = articleWords[story.language];
  const preview = previewNote(story);
  return (
    <>
      <OfflineCopyNotice story={story} />
      {preview !== '' && <p className={styles.preview}>{preview}</p>}
      {isSponsored(story) && (
        <div className={styles.sponsored}>
          <p>
            <strong>{story.ctUrl === '' ? words.sponsored : words.ad}</strong> {words.sponsoredNote}
          </p>
        </div>
      )}
    </>
  );
}

function previewNote(story: Story): string {
  const words = articleWords[story.language];
  if (story.state !== 'active') return words.preview[story.state];
  return story.section?.active === false ? words.inactiveSection : '';
}
