import type { ReactNode } from 'react';
import { placesInBody } from '#features/ads/public.ts';
import { AdRequestData, SlotPart } from '#features/ads/public.view.ts';
import { episodeRenderer } from '#features/audio/public.view.ts';
import { isSponsored, pixelAttribute, type Story } from '#features/content/public.ts';
import { Body, type CardContext } from '#features/content/public.view.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { MeasuredStory } from '#features/measurement/public.view.ts';
import { NewsletterPromo } from '#features/newsletters/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './ArticlePage.module.css';
import type { articlePage } from './article.page.ts';
import { type ArticlePageData, articlePlaces } from './article-data.ts';
import { facebookCount, headerOf, isAdult, isLedByMatch, isLongRead, leadPictureOf } from './article-look.ts';
import { measuredArticle } from './measured-article.ts';
import { AgeGate } from './view/AgeGate.tsx';
import { AuthorBoxes } from './view/AuthorBoxes.tsx';
import { Contents } from './view/Contents.tsx';
import { Corrections } from './view/Corrections.tsx';
import { contentsOf } from './view/contents.ts';
import { HelpLines } from './view/HelpLines.tsx';
import { ArticleHead } from './view/head/ArticleHead.tsx';
import { LeadPicture } from './view/head/LeadPicture.tsx';
import { Meta } from './view/head/Meta.tsx';
import { Lightbox } from './view/Lightbox.tsx';
import { KeyEvents } from './view/live/KeyEvents.tsx';
import type { LiveIntro } from './view/live/LiveIntro.tsx';
import type { LiveNow } from './view/live/LiveNow.tsx';
import type { LivePosts } from './view/live/LivePosts.tsx';
import { liveListHead } from './view/live/live-list-head.tsx';
import { BackToLiveBlog, ToLiveBlog } from './view/live/ToLiveBlog.tsx';
import { matchHead } from './view/MatchPart.tsx';
import { MatchSpoiler } from './view/MatchSpoiler.tsx';
import { Notices } from './view/Notices.tsx';
import { quizRenderer } from './view/QuizPart.tsx';
import { Related } from './view/Related.tsx';
import { Siblings } from './view/Siblings.tsx';
import { Tags } from './view/Tags.tsx';

interface ArticlePageProps extends ViewProps<typeof articlePage> {
  /** Only on the page of a live blog, which has a stylesheet of its own. */
  liveBlog?: {
    Posts: typeof LivePosts;
    Now: typeof LiveNow;
    Intro: typeof LiveIntro;
    styles: Readonly<Record<string, string>>;
  };
}

/** The page of a story of any type. */
export function ArticlePage(page: ArticlePageProps) {
  const { surroundings, data, liveBlog } = page;
  const { story, posts, parent, live } = data;
  const { timeZone, tallAudio } = surroundings.site;
  const place = { timeZone, language: story.language, tallAudio };
  const header = headerOf(story);
  const chapters = contentsOf(story);
  const picture = hasPictureBelow(data);
  return (
    <>
      <AdRequestData ads={data.ads} />
      {story.state === 'active' && <MeasuredStory article={measuredArticle(story)} />}
      <Notices story={story} />
      <article
        data-counts-reads={story.state === 'active' ? story.id : undefined}
        data-live={isLiveUpdated(story) ? `/api/articles/${story.slug}/version` : undefined}
        data-version={story.version}
        data-av-code={pixelAttribute(story.avCode)}
        className={classNames(
          styles.article,
          isLongRead(story) && styles.long,
          chapters.length > 0 && styles.withContents,
          liveBlog?.styles.liveBlog,
        )}
      >
        {!isStacked(story) && <ArticleHead data={data} header={header} />}
        <div className={classNames(styles.columns, picture && styles.withPicture, liveBlog?.styles.columns)}>
          {isStacked(story) && (
            <div className={styles.head}>
              {parent && <ToLiveBlog parent={parent} language={story.language} />}
              <ArticleHead data={data} header={header} />
              {leadEpisode(data)}
              {matchHead(data, place)}
              {liveListHead(data)}
              {liveBlog && showsIntroduction(data) && (
                <MatchSpoiler story={story} what="newestPost">
                  <liveBlog.Now posts={posts} isLive={isLiveUpdated(story)} place={place} />
                </MatchSpoiler>
              )}
            </div>
          )}
          <Meta
            data={data}
            place={place}
            facebook={facebookCount(story, surroundings.site)}
            showsAuthors={header !== 'opinion'}
            isBeside={!isLongRead(story)}
            className={classNames(styles.meta, liveBlog?.styles.meta)}
          />
          {picture && (
            <div className={classNames(styles.picture, liveBlog?.styles.picture)}>
              <LeadPicture story={story} />
            </div>
          )}
          {chapters.length > 0 && (
            <div className={styles.contents}>
              <Contents chapters={chapters} language={story.language} />
            </div>
          )}
          {live && (
            <div className={classNames(styles.aside, liveBlog?.styles.aside)} data-part="key-events">
              <KeyEvents data={data} live={live} isLive={isLiveUpdated(story)} place={place} />
            </div>
          )}
          <div className={classNames(styles.text, liveBlog?.styles.text)}>
            {!isStacked(story) && matchHead(data, place)}
            {!isStacked(story) && liveListHead(data)}
            <Text page={page} place={place} />
            <SlotPart ads={data.ads} place="article-end" language={story.language} />
            <Closing data={data} place={place} path={surroundings.path} />
          </div>
        </div>
      </article>
      <Related stories={data.related} tags={story.tags} place={{ ...place, scores: data.scores }} />
      {hasPictures(data) && <Lightbox language={story.language} />}
    </>
  );
}

/** Whether the lead picture stands between the head and the text. */
function hasPictureBelow(data: ArticlePageData): boolean {
  const { story, match } = data;
  if (!isStacked(story) || isAdult(story) || isLedByMatch(story, match)) return false;
  return leadPictureOf(story) !== null && showsIntroduction(data);
}

function isStacked(story: Story): boolean {
  return ['plain', 'opinion'].includes(headerOf(story));
}

/** The player of a story that opens with an episode: right below its title, as readers come to listen. */
function leadEpisode({ story, episodes, live }: ArticlePageData): ReactNode {
  const [first] = story.body;
  return first?.kind === 'episode' && live === null && !isAdult(story)
    ? episodeRenderer(episodes)(first.slug)
    : null;
}

/** The text, without the parts that the head shows. */
function bodyBelow(data: ArticlePageData): Story['body'] {
  const { story } = data;
  return isStacked(story) && leadEpisode(data) ? story.body.slice(1) : story.body;
}

/** Whether the page updates itself while open [LIVE-03]; stories with the `refresh` flag do not [S16]. */
function isLiveUpdated(story: Story): boolean {
  return story.state === 'active' && story.flags.includes('live');
}

/** Whether to show the introduction: later pages and filtered lists of a live blog omit it. */
function showsIntroduction({ live }: ArticlePageData): boolean {
  return live === null || (live.page === 1 && !live.onlyKey);
}

function hasPictures({ story, posts }: ArticlePageData): boolean {
  return (
    leadPictureOf(story) !== null || [story, ...posts].some(({ images }) => Object.keys(images).length > 0)
  );
}

function Text({ page, place }: { page: ArticlePageProps; place: CardContext }) {
  const { data, surroundings, liveBlog } = page;
  const { story, posts, live, quizzes, episodes } = data;
  const parts = { quiz: quizRenderer(quizzes, surroundings), episode: episodeRenderer(episodes) };
  const context = {
    images: story.images,
    linked: story.linked,
    language: story.language,
    name: story.slug,
    isInterview: story.subType === 'interview',
    tallAudio: place.tallAudio ?? false,
    ...parts,
    hasVideoScript: true,
  };
  const body = (
    <Body
      body={bodyBelow(data)}
      context={context}
      className={isLongRead(story) ? styles.dropCap : undefined}
      after={slotsInText(data)}
    />
  );
  const text = (
    <>
      {isLiveUpdated(story) && (
        <div className={classNames(styles.news, 'screen-only')} role="status" data-news="" />
      )}
      {showsIntroduction(data) && (
        <div
          className={liveBlog?.styles.intro}
          data-part={isLiveUpdated(story) ? 'text' : undefined}
          data-measured-text=""
        >
          {liveBlog && story.body.length > 0 ? (
            <liveBlog.Intro language={story.language}>{body}</liveBlog.Intro>
          ) : (
            body
          )}
        </div>
      )}
      {live && liveBlog && (
        <liveBlog.Posts story={story} posts={posts} live={live} place={place} parts={parts} />
      )}
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

/** Slots between paragraphs; those of live blogs would separate their posts. */
function slotsInText(page: ArticlePageData) {
  const { ads, inText, story, live } = page;
  const places = articlePlaces.filter((place) => place !== 'article-end' && place in ads.slots);
  const at = inText && live === null ? placesInBody(bodyBelow(page), inText, places.length) : [];
  return (index: number) => {
    const place = places[at.indexOf(index)];
    return place !== undefined && <SlotPart ads={ads} place={place} language={story.language} />;
  };
}

function Closing({ data, place, path }: { data: ArticlePageData; place: CardContext; path: string }) {
  const { story, parent, siblings, helpLines, shareUrl, newsletter } = data;
  return (
    <div className={styles.closing}>
      <Siblings posts={siblings} place={place} />
      {parent && <BackToLiveBlog parent={parent} language={story.language} />}
      <Corrections story={story} place={place} />
      <HelpLines lines={helpLines} language={story.language} />
      <Tags story={story} />
      {!isSponsored(story) && story.type !== 'liveblogpost' && <AuthorBoxes story={story} />}
      {newsletter && <NewsletterPromo newsletter={newsletter} place="article" path={path} />}
      <p className={styles.printedAddress}>{shareUrl}</p>
    </div>
  );
}
