import type { CardPlace } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { ArticlePageData } from '../page-data.ts';
import { Byline } from './Byline.tsx';
import styles from './Meta.module.css';
import { ShareLinks } from './ShareLinks.tsx';
import { Times } from './Times.tsx';

interface MetaProps {
  data: ArticlePageData;
  place: CardPlace;
  /** False where faces and names stand above the title already. */
  showsAuthors: boolean;
  /** In a narrow column beside the text on wide screens; else everything stays in rows. */
  isBeside: boolean;
  className?: string | undefined;
}

/** The facts about an article: who, when, how long, and where to send it. */
export function Meta({ data: { story, shareUrl }, place, showsAuthors, isBeside, className }: MetaProps) {
  return (
    <div className={classNames(styles.meta, isBeside && styles.beside, className)}>
      <Byline story={story} place={place} showsAuthors={showsAuthors} />
      <Times story={story} place={place} />
      <ShareLinks story={story} url={shareUrl} language={place.language} />
    </div>
  );
}
