import { classNames } from '#ui/class-names.ts';
import { tiedText } from '#ui/text/tied-text.tsx';
import type { ArticlePageData } from '../../article-data.ts';
import { type ArticleHeader, isLongRead } from '../../article-look.ts';
import { OpinionAuthor } from '../OpinionAuthor.tsx';
import styles from './ArticleHead.module.css';
import { Kicker } from './Kicker.tsx';
import { LeadPicture } from './LeadPicture.tsx';

/** At the usual title size, 20 characters and a closing punctuation mark fill the narrowest screens. */
const longWord = /[^\s–-]{20}/u;

/** Title and lead, with the lead picture in the headers that include it. */
export function ArticleHead({ data, header }: { data: ArticlePageData; header: ArticleHeader }) {
  const { story } = data;
  // The page's header overlays it while it is visible [SCRL-07].
  const isHero = header === 'hero' || (header !== 'split' && isLongRead(story));
  const holdsPicture = header !== 'plain' && header !== 'opinion';
  return (
    <header className={classNames(styles.head, styles[header])} data-hero-container={isHero ? '' : undefined}>
      <div className={styles.words} data-part="head">
        {header === 'opinion' && <OpinionAuthor story={story} />}
        <Kicker story={story} sectionUrl={data.sectionUrl} />
        <h1 className={classNames(styles.title, longWord.test(story.title) && styles.longWord)}>
          {tiedText(story.title)}
        </h1>
        {story.subtitle !== '' && <p className={styles.subtitle}>{tiedText(story.subtitle)}</p>}
        {story.ownLead !== '' && <p className={styles.lead}>{tiedText(story.ownLead)}</p>}
      </div>
      {holdsPicture && <LeadPicture story={story} />}
    </header>
  );
}
