import type { ReactNode } from 'react';
import { leadLimits, type StoryCard, truncate } from '#features/content/public.ts';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { sharePicture } from '#features/media/public.ts';
import styles from './AppearancePanel.module.css';
import { appearanceWords } from './appearance-words.ts';
import type { ShownStory } from './shown-story.ts';

/**
 * The story in search results and shared links. Other programs cut texts by available space; this preview
 * uses their usual number of lines.
 */
export function Elsewhere({ story, card }: { story: ShownStory; card: StoryCard }) {
  const { language, sites } = useNewsroom();
  const words = appearanceWords[language];
  const paper = sites.find(({ slug }) => slug === story.site)?.name ?? story.site;
  const { host } = location;
  return (
    <>
      <Kind name={words.search}>
        <p className="fine-print">
          {host} › {card.section?.name ?? '…'}
        </p>
        <p className={styles.searchTitle}>{card.title}</p>
        <p className={styles.twoLines}>{story.description}</p>
      </Kind>
      <Kind name={words.share}>
        {card.image ? (
          <img className={styles.shared} src={sharePicture(card.image, 'kep')} alt="" />
        ) : (
          <p className="fine-print">{words.noPicture}</p>
        )}
        <p className="fine-print">{host}</p>
        <p className={styles.sharedTitle}>{card.title}</p>
        <p className={styles.oneLine}>{story.description}</p>
      </Kind>
      <Kind name={words.notification}>
        <p className="fine-print">{paper}</p>
        <p className={styles.oneLineStrong}>{card.title}</p>
        <p className={styles.twoLines}>{card.lead}</p>
      </Kind>
      <Kind name={words.newsletter}>
        <p className={styles.letterTitle}>{card.title}</p>
        <p>{truncate(card.lead, leadLimits.long)}</p>
      </Kind>
    </>
  );
}

function Kind({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="fine-print">{name}</figcaption>
      <div className={styles.frame}>{children}</div>
    </figure>
  );
}
