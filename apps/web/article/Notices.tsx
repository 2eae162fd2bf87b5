import type { Story } from '#features/content/public.ts';
import { isSponsored } from './article-look.ts';
import { articleWords } from './article-words.ts';
import { KeptLine } from './KeptLine.tsx';
import styles from './Notices.module.css';

/** What a reader must know before the title: that it is an advertisement, or that nobody else sees the page. */
export function Notices({ story }: { story: Story }) {
  const words = articleWords[story.language];
  const preview = previewNote(story);
  return (
    <>
      <KeptLine story={story} />
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
