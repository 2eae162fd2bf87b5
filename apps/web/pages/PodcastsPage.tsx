import { EpisodeItem } from '#features/audio/public.view.ts';
import { Picture } from '#features/media/public.view.ts';
import { playerScripts } from '../audio/player-scripts.ts';
import type { PodcastsPageData } from '../audio/podcast-data.ts';
import type { Surroundings } from '../page-data.ts';
import styles from './PodcastsPage.module.css';

/** All there is to be heard. */
export function PodcastsPage({ surroundings, data }: { surroundings: Surroundings; data: PodcastsPageData }) {
  const player = playerScripts();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Podcast</h1>
      <ul className={styles.shows}>
        {data.podcasts.map((podcast) => (
          <li key={podcast.slug} className={styles.show} lang={podcast.language}>
            {podcast.image && (
              <Picture
                image={podcast.image}
                name={podcast.slug}
                alt=""
                className={styles.cover}
                ratio="1x1"
                widths={[160, 250, 375]}
                sizes="(min-width: 768px) 280px, 45vw"
              />
            )}
            <h2 className={styles.name}>
              <a href={podcast.href}>{podcast.name}</a>
            </h2>
            <p className={styles.description}>{podcast.description}</p>
          </li>
        ))}
      </ul>
      {data.episodes.length > 0 && (
        <section className={styles.newest} aria-labelledby="legfrissebb-adasok">
          <h2 id="legfrissebb-adasok" className={styles.newestTitle}>
            Legfrissebb adások
          </h2>
          {data.episodes.map((episode) => (
            <EpisodeItem
              key={episode.slug}
              episode={episode}
              timeZone={surroundings.site.timeZone}
              player={player}
              namesShow
              level={3}
            />
          ))}
        </section>
      )}
    </div>
  );
}
