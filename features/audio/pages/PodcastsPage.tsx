import type { ViewProps } from '#features/kit/public.ts';
import { Picture } from '#features/media/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import cover from '../view/cover.module.css';
import { EpisodeItem } from '../view/EpisodeItem.tsx';
import styles from './PodcastsPage.module.css';
import type { podcastsPage } from './podcasts.page.ts';
import { podcastsWords } from './podcasts-words.ts';

/** All podcasts and the latest episodes. */
export function PodcastsPage({ surroundings, data }: ViewProps<typeof podcastsPage>) {
  return (
    <div className={classNames(page.frame, styles.page)}>
      <h1>{podcastsWords.title}</h1>
      {data.podcasts.length === 0 && <p className="note">{podcastsWords.none}</p>}
      <ul className={styles.shows}>
        {data.podcasts.map((podcast) => (
          <li key={podcast.slug} className={styles.show} lang={podcast.language}>
            {podcast.image && (
              <Picture
                image={podcast.image}
                name={podcast.slug}
                alt=""
                className={cover.cover}
                ratio="1x1"
                widths={[160, 250, 375]}
                sizes="(min-width: 768px) 280px, 45vw"
              />
            )}
            <h2 className={styles.name}>
              <a className="box-link link-words" href={podcast.href}>
                {podcast.name}
              </a>
            </h2>
            <p className="note">{podcast.description}</p>
          </li>
        ))}
      </ul>
      {data.episodes.length > 0 && (
        <section className={classNames(ruled.rows, styles.newest)} aria-labelledby="legfrissebb-adasok">
          <h2 id="legfrissebb-adasok" className={ruled.title}>
            {podcastsWords.latest}
          </h2>
          {data.episodes.map((episode) => (
            <EpisodeItem
              key={episode.slug}
              episode={episode}
              timeZone={surroundings.site.timeZone}
              namesShow
              level={3}
            />
          ))}
        </section>
      )}
    </div>
  );
}
