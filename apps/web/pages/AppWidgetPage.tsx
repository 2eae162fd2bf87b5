import { StoryCardLine } from '#features/content/public.view.ts';
import type { AppWidgetPageData, Surroundings } from '../page-data.ts';
import styles from './AppWidgetPage.module.css';

/** As little as a story can be, so that many fit into a small view [SITE-37]. */
export function AppWidgetPage({
  surroundings: { language, site, today },
  data: { title, articles },
}: {
  surroundings: Surroundings;
  data: AppWidgetPageData;
}) {
  return (
    <div className={styles.widget}>
      <h1 className={styles.title}>{title}</h1>
      {articles.length === 0 && <p className={styles.empty}>Még nincs hír. Nézzen vissza később.</p>}
      {articles.map((story) => (
        <StoryCardLine
          key={story.id}
          story={story}
          place={{ timeZone: site.timeZone, language }}
          level={2}
          today={today}
        />
      ))}
    </div>
  );
}
