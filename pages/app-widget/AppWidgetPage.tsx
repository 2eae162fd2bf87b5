import { StoryLines } from '#features/content/public.view.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import styles from './AppWidgetPage.module.css';
import type { appWidgetPage } from './app-widget.page.ts';
import { appWidgetWords } from './app-widget-words.ts';

/** Minimal story lines, so that many fit into the app's small view [SITE-37]. */
export function AppWidgetPage({
  surroundings: { language, site, today },
  data: { title, articles },
}: ViewProps<typeof appWidgetPage>) {
  return (
    <div className={classNames(ruled.list, styles.widget)}>
      <h1 className={styles.title}>{title}</h1>
      {articles.length === 0 && <p className={styles.empty}>{appWidgetWords.empty}</p>}
      <StoryLines stories={articles} place={{ timeZone: site.timeZone, language }} level={2} today={today} />
    </div>
  );
}
