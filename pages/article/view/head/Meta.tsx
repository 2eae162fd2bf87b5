import type { CardContext } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { ArticlePageData } from '../../article-data.ts';
import { ShareLinks } from '../ShareLinks.tsx';
import { Byline } from './Byline.tsx';
import styles from './Meta.module.css';
import { Times } from './Times.tsx';

interface MetaProps {
  data: ArticlePageData;
  place: CardContext;
  /** Facebook interactions; null below the site's threshold. */
  facebook: number | null;
  /** False when portraits and names are already above the title. */
  showsAuthors: boolean;
  /** In a narrow column beside the text on wide screens; otherwise always in rows. */
  isBeside: boolean;
  className?: string | undefined;
}

/** Metadata of an article: authors, dates, reading time, share links. */
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
