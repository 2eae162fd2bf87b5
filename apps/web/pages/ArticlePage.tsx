import type { Story } from '#features/content/public.ts';
import { Body, type CardPlace } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { AgeGate } from '../article/AgeGate.tsx';
import { ArticleHead } from '../article/ArticleHead.tsx';
import { AuthorBoxes } from '../article/AuthorBoxes.tsx';
import {
  facebookCount,
  headerOf,
  isAdult,
  isLongRead,
  isSponsored,
  leadPictureOf,
} from '../article/article-look.ts';
import { Contents } from '../article/Contents.tsx';
import { Corrections } from '../article/Corrections.tsx';
import { contentsOf } from '../article/contents.ts';
import { HelpLines } from '../article/HelpLines.tsx';
import { KeyEvents } from '../article/KeyEvents.tsx';
import { LeadPicture } from '../article/LeadPicture.tsx';
import { Lightbox } from '../article/Lightbox.tsx';
import type { LivePosts } from '../article/LivePosts.tsx';
import { Meta } from '../article/Meta.tsx';
import { Notices } from '../article/Notices.tsx';
import type { quizDrawer } from '../article/QuizBlock.tsx';
import { Related } from '../article/Related.tsx';
import { Siblings } from '../article/Siblings.tsx';
import { Tags } from '../article/Tags.tsx';
import { BackToLiveBlog, ToLiveBlog } from '../article/ToLiveBlog.tsx';
import type { episodeDrawer } from '../audio/EpisodeBlock.tsx';
import { scriptNamed } from '../islands/Island.tsx';
import type { ArticlePageData, Surroundings } from '../page-data.ts';
import styles from './ArticlePage.module.css';

interface ArticlePageProps {
  surroundings: Surroundings;
  data: ArticlePageData;
  // What draws parts that few stories have: the others do without it, and without its styles.
  drawQuizzes: typeof quizDrawer;
  drawEpisodes: typeof episodeDrawer;
  Posts?: typeof LivePosts;
}

/** A story on its own page, whatever its type. */
export function ArticlePage(page: ArticlePageProps) {
  const { surroundings, data } = page;
  const { story, parent, live } = data;
  const { timeZone, tallAudio } = surroundings.site;
  const place = { timeZone, language: story.language, tallAudio };
  const header = headerOf(story);
  const isStacked = header === 'plain' || header === 'opinion';
  const chapters = contentsOf(story);
  const picture = isStacked && !isAdult(story) && leadPictureOf(story) !== null && isWhole(data);
  return (
    <>
      <Notices story={story} />
      <article
        data-counts-reads={story.state === 'active' ? story.id : undefined}
        data-live={isFollowed(story) ? `/api/articles/${story.slug}/version` : undefined}
        data-version={story.version}
        className={classNames(
          styles.article,
          isLongRead(story) && styles.long,
          chapters.length > 0 && styles.withContents,
        )}
      >
        {!isStacked && <ArticleHead data={data} header={header} />}
        <div className={classNames(styles.columns, picture && styles.withPicture)}>
          {isStacked && (
            <div className={styles.head}>
              {parent && <ToLiveBlog parent={parent} language={story.language} />}
              <ArticleHead data={data} header={header} />
            </div>
          )}
          <Meta
            data={data}
            place={place}
            facebook={facebookCount(story, surroundings.site)}
            showsAuthors={header !== 'opinion'}
            isBeside={!isLongRead(story)}
            className={styles.meta}
          />
          {picture && (
            <div className={styles.picture}>
              <LeadPicture story={story} />
            </div>
          )}
          {chapters.length > 0 && (
            <div className={styles.contents}>
              <Contents chapters={chapters} language={story.language} />
            </div>
          )}
          {live && (
            <div className={styles.aside} data-part="key-events">
              <KeyEvents live={live} posts={data.posts} place={place} />
            </div>
          )}
          <div className={styles.text}>
            <Text page={page} place={place} />
            <Closing data={data} place={place} />
          </div>
        </div>
      </article>
      <Related stories={data.related} tags={story.tags} place={place} />
      {hasPictures(data) && <Lightbox language={story.language} />}
    </>
  );
}

/** Its page keeps itself true while it is read [LIVE-03]; what is only refreshed does not [S16]. */
function isFollowed(story: Story): boolean {
  return story.state === 'active' && story.flags.includes('live');
}

/** Whoever asks for other posts of a live blog has read what stands before them. */
function isWhole({ live }: ArticlePageData): boolean {
  return live === null || (live.page === 1 && !live.onlyKey);
}

function hasPictures({ story, posts }: ArticlePageData): boolean {
  return (
    leadPictureOf(story) !== null || [story, ...posts].some(({ images }) => Object.keys(images).length > 0)
  );
}

function Text({ page, place }: { page: ArticlePageProps; place: CardPlace }) {
  const { data, surroundings, drawQuizzes, drawEpisodes, Posts } = page;
  const { story, posts, live, quizzes, episodes } = data;
  const parts = { quiz: drawQuizzes(quizzes, surroundings), episode: drawEpisodes(episodes) };
  const video = scriptNamed('video', 'visible');
  const context = {
    images: story.images,
    linked: story.linked,
    language: story.language,
    name: story.slug,
    isInterview: story.subType === 'interview',
    tallAudio: place.tallAudio ?? false,
    ...parts,
    video,
  };
  const text = (
    <>
      {isFollowed(story) && <div className={styles.news} role="status" data-news="" />}
      {isWhole(data) && (
        <div data-part={isFollowed(story) ? 'text' : undefined}>
          <Body
            body={story.body}
            context={context}
            className={isLongRead(story) ? styles.dropCap : undefined}
          />
        </div>
      )}
      {live && Posts && <Posts story={story} posts={posts} live={live} place={place} parts={parts} />}
    </>
  );
  if (!isAdult(story)) return text;
  return (
    <AgeGate language={story.language}>
      <div className={styles.gatedPicture}>
        <LeadPicture story={story} />
      </div>
      {text}
    </AgeGate>
  );
}

function Closing({ data, place }: { data: ArticlePageData; place: CardPlace }) {
  const { story, parent, siblings, helpLines, shareUrl } = data;
  return (
    <div className={styles.closing}>
      <Siblings posts={siblings} place={place} />
      {parent && <BackToLiveBlog parent={parent} language={story.language} />}
      <Corrections story={story} place={place} />
      <HelpLines lines={helpLines} language={story.language} />
      <Tags story={story} />
      {!isSponsored(story) && story.type !== 'liveblogpost' && <AuthorBoxes story={story} />}
      <p className={styles.printedAddress}>{shareUrl}</p>
    </div>
  );
}
