import type { ViewProps } from '#features/kit/public.ts';
import { StarsAndStripes } from '#features/supplements/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './SupplementPage.module.css';
import type { supplementPage } from './supplement.page.ts';
import { SupplementComponent } from './view/SupplementComponent.tsx';
import { supplementWords } from './view/supplement-words.ts';

/** A tab of a supplement: the supplement's header and tabs, and the tab's components in order [SITE-13]. */
export function SupplementPage({ surroundings, data }: ViewProps<typeof supplementPage>) {
  const words = supplementWords[data.language];
  return (
    <div
      className={classNames(styles.supplement, styles[data.colour])}
      data-counting={data.isCounting ? '' : undefined}
    >
      <header className={styles.head}>
        <div className={page.frame}>
          <div className={classNames(page.head, styles.text)}>
            <p className="visually-hidden">{words.supplement}</p>
            <h1>
              {data.heading === '' ? (
                data.title
              ) : (
                <>
                  <span className={styles.name}>{data.title}</span>
                  <span className="visually-hidden">: </span>
                  {data.heading}
                </>
              )}
            </h1>
            {data.isRehearsal && <p className={styles.rehearsal}>{words.rehearsal}</p>}
            {data.description !== '' && <p className={styles.lede}>{data.description}</p>}
          </div>
          {data.graphic === 'usa-2024' && <StarsAndStripes />}
        </div>
      </header>
      <div className={page.frame}>
        <div className={styles.tabs}>
          <Tabs tabs={data.tabs} label={words.tabs} />
        </div>
        {data.components.map((component, at) => (
          <SupplementComponent
            // biome-ignore lint/suspicious/noArrayIndexKey: the components of a tab never change
            key={at}
            component={component}
            isFirst={at === 0}
            heading={data.heading}
            surroundings={surroundings}
            language={data.language}
            scores={data.scores}
          />
        ))}
      </div>
    </div>
  );
}
