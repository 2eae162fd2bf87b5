import { classNames } from '#ui/class-names.ts';
import { tieShortWords } from '#ui/tie-short-words.ts';
import { tieSuffixes } from '#ui/tie-suffixes.tsx';
import type { ArticlePageData } from '../page-data.ts';
import styles from './ArticleHead.module.css';
import { type ArticleHeader, isLongRead } from './article-look.ts';
import { Kicker } from './Kicker.tsx';
import { LeadPicture } from './LeadPicture.tsx';
import { OpinionAuthor } from './OpinionAuthor.tsx';

/** As wide as the narrowest screens at a title's usual size, with the mark that ends it. */
const longWord = /[^\s–-]{20}/u;

/** Title and lead, with the picture in the headers that hold one. */
export function ArticleHead({ data, header }: { data: ArticlePageData; header: ArticleHeader }) {
  const { story } = data;
  // What the page's header lies over while it is in sight [SCRL-07].
  const isHero = header === 'hero' || (header !== 'split' && isLongRead(story));
  const holdsPicture = header !== 'plain' && header !== 'opinion';
  // What stands above the words comes before them: a browser that draws as it reads would push them down.
  const isAbove = header === 'cover' || header === 'wide';
  return (
    <header className={classNames(styles.head, styles[header])} data-hero-container={isHero ? '' : undefined}>
      {isAbove && <LeadPicture story={story} />}
      <div className={styles.words} data-part="head">
        {header === 'opinion' && <OpinionAuthor story={story} />}
        <Kicker story={story} sectionUrl={data.sectionUrl} />
        <h1 className={classNames(styles.title, longWord.test(story.title) && styles.longWord)}>
          {tieSuffixes(tieShortWords(story.title))}
        </h1>
        {story.subtitle !== '' && <p className={styles.subtitle}>{tieSuffixes(story.subtitle)}</p>}
        {story.ownLead !== '' && <p className={styles.lead}>{tieSuffixes(story.ownLead)}</p>}
      </div>
      {holdsPicture && !isAbove && <LeadPicture story={story} />}
    </header>
  );
}
