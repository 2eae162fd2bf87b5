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
  /** Interactions to speak of; null where they are few. */
  facebook: number | null;
  /** False where faces and names stand above the title already. */
  showsAuthors: boolean;
  /** In a narrow column beside the text on wide screens; else everything stays in rows. */
  isBeside: boolean;
  className?: string | undefined;
}

/** The facts about an article: who, when, how long, and where to send it. */
export function Meta({ data, place, facebook, showsAuthors, isBeside, className }: MetaProps) {
  const { story, shareUrl } = data;
  return (
    <div className={classNames(styles.meta, isBeside && styles.beside, className)}>
      <Byline story={story} place={place} showsAuthors={showsAuthors} />
      <Times story={story} place={place} facebook={facebook} />
      <ShareLinks story={story} url={shareUrl} language={place.language} />
    </div>
  );
}
