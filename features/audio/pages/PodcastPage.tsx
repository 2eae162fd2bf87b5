import { pageSentence, type ViewProps } from '#features/kit/public.ts';
import { PageNumbers } from '#features/kit/public.view.ts';
import { Picture } from '#features/media/public.view.ts';
import { FeedLink } from '#features/sites/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import frame from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import cover from '../view/cover.module.css';
import { EpisodeItem } from '../view/EpisodeItem.tsx';
import { episodeWords } from '../view/episode-words.ts';
import styles from './PodcastPage.module.css';
import type { podcastPage } from './podcast.page.ts';

/** The page of a podcast, with its episodes. */
export function PodcastPage({ surroundings, data }: ViewProps<typeof podcastPage>) {
  const { site, language, path } = surroundings;
  const { podcast, feed, episodes, page, totalPages } = data;
  const words = episodeWords[language];
  return (
    <div className={classNames(frame.frame, ruled.rows, styles.page)}>
      <header className={styles.head}>
        {podcast.image && (
          <Picture
            image={podcast.image}
            name={podcast.slug}
            alt=""
            eager
            className={classNames(cover.cover, styles.cover)}
            ratio="1x1"
            widths={[160, 250, 375]}
            sizes="(min-width: 768px) 240px, 128px"
          />
        )}
        <div className={classNames(frame.head, styles.words)}>
          <p className={frame.kind}>
            <a className="link-words" href="/podcast">
              {words.podcasts}
            </a>
          </p>
          <h1>{podcast.name}</h1>
          {podcast.description !== '' && (
            <p className={classNames(frame.lede, styles.description)}>{podcast.description}</p>
          )}
          <p className="facts">
            {podcast.author !== '' && <span>{podcast.author}</span>}
            {totalPages > 1 && <span>{pageSentence(page, totalPages, language)}</span>}
            <FeedLink href={feed} title={podcast.name} language={language} />
          </p>
        </div>
      </header>
      <h2 className="visually-hidden">{words.episodes}</h2>
      {episodes.length === 0 && <NoData>{words.none}</NoData>}
      {episodes.map((episode) => (
        <EpisodeItem key={episode.slug} episode={episode} timeZone={site.timeZone} level={3} />
      ))}
      <PageNumbers path={path} page={page} totalPages={totalPages} language={language} />
    </div>
  );
}
