import { nothingAsked } from '../archive/archive-address.ts';
import { SearchForm } from '../archive/SearchForm.tsx';
import { ExtraBlock } from '../list/ExtraBlock.tsx';
import { Highlights } from '../list/Highlights.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { Sidebar } from '../list/Sidebar.tsx';
import { Stories } from '../list/Stories.tsx';
import { Tabs } from '../list/Tabs.tsx';
import { TourMap } from '../list/TourMap.tsx';
import { listPlace } from '../navigation/list-place.ts';
import type { ListPageData, Surroundings } from '../page-data.ts';
import styles from './ListPage.module.css';
import { PageNumbers } from './PageNumbers.tsx';

/** A section: a list of stories, newest first, with what its edition puts around it [SITE-41]. */
export function ListPage({ surroundings, data }: { surroundings: Surroundings; data: ListPageData }) {
  const { timeZone } = surroundings.site;
  const { extra, highlights, language, map, searchBar, tabs } = data;
  const place = { timeZone, language, boxTitle: data.title };
  return (
    <div className={styles.list} data-visited-tags={data.visitedTag === '' ? undefined : data.visitedTag}>
      <ListHead data={data} />
      <Methodology data={data} />
      {(tabs.length > 0 || searchBar) && (
        <div className={styles.tools}>
          <Tabs tabs={tabs} language={language} />
          {searchBar && (
            <SearchForm
              action={searchBar.action}
              placeholder={searchBar.placeholder}
              question={{ ...nothingAsked, tags: searchBar.tags }}
              standalone
            />
          )}
        </div>
      )}
      <Highlights stories={highlights} place={place} />
      {extra && <ExtraBlock extra={extra} place={place} />}
      {map && <TourMap map={map} language={language} />}
      <div className={styles.columns}>
        <div id={listPlace} className={styles.main}>
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
    </div>
  );
}

/** How the section works, for those who want to check it [LIST-20]. */
function Methodology({ data: { methodology } }: { data: ListPageData }) {
  if (!methodology) return null;
  return (
    <p className={styles.methodology}>
      <a href={methodology.href}>{methodology.title}</a>
    </p>
  );
}
