import { AdRequestData } from '#features/ads/public.view.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { PageNumbers } from '#features/kit/public.view.ts';
import { LiveListPart } from '#features/livescore/public.view.ts';
import { emptySearch } from '#features/search/public.ts';
import { SearchForm } from '#features/search/public.view.ts';
import page from '#ui/page.module.css';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './ListPage.module.css';
import { listAnchorId } from './list-anchor.ts';
import type { sectionPage } from './section.page.ts';
import type { ListPageData } from './section-data.ts';
import { ExtraBlock } from './view/ExtraBlock.tsx';
import { Highlights } from './view/Highlights.tsx';
import { ListHead } from './view/ListHead.tsx';
import { Sidebar } from './view/Sidebar.tsx';
import { Stories } from './view/Stories.tsx';
import { sectionWords } from './view/section-words.ts';
import { TourMap } from './view/TourMap.tsx';

/** A section: a list of stories, newest first, with the blocks that the edition adds around it [SITE-41]. */
export function ListPage({ surroundings, data }: ViewProps<typeof sectionPage>) {
  const { timeZone } = surroundings.site;
  const { extra, highlights, language, map, searchBar, tabs } = data;
  const place = { timeZone, language, boxTitle: data.title, scores: data.scores };
  return (
    <div className={page.frame} data-visited-tags={data.visitedTag === '' ? undefined : data.visitedTag}>
      <AdRequestData ads={data.ads} />
      <ListHead data={data} />
      <Methodology data={data} />
      {(tabs.length > 0 || searchBar) && (
        <div className={styles.tools}>
          <Tabs tabs={tabs} label={sectionWords[language].tabs} />
          {searchBar && (
            <SearchForm
              action={searchBar.action}
              placeholder={searchBar.placeholder}
              language={language}
              question={{ ...emptySearch, tags: searchBar.tags }}
              standalone
            />
          )}
        </div>
      )}
      <Highlights stories={highlights} place={place} />
      {extra && <ExtraBlock extra={extra} place={place} />}
      {map && <TourMap map={map} language={language} />}
      <div className={styles.columns}>
        <div id={listAnchorId} className={styles.main}>
          <Stories data={data} place={place} />
          <PageNumbers
            path={surroundings.path}
            query={data.query}
            page={data.page}
            totalPages={data.totalPages}
            language={language}
          />
        </div>
        <Sidebar surroundings={surroundings} data={data} />
      </div>
      {data.live.length > 0 && (
        <div className={styles.live}>
          {data.live.map(({ title, list }) => (
            <LiveListPart key={list.content.kind} list={list} title={title} isCompact />
          ))}
        </div>
      )}
    </div>
  );
}

/** Link to the section's methodology [LIST-20]. */
function Methodology({ data: { methodology } }: { data: ListPageData }) {
  if (!methodology) return null;
  return (
    <p className={styles.methodology}>
      <a className="lone-link" href={methodology.href}>
        {methodology.title}
      </a>
    </p>
  );
}
