import type { ViewProps } from '#features/kit/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import page from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import styles from './SavedPage.module.css';
import type { savedPage } from './saved.page.ts';
import { savedWords } from './saved-words.ts';

/** Saved and read stories. The lists are stored on the device, so the HTML is a template that the browser fills. */
export function SavedPage({ data }: ViewProps<typeof savedPage>) {
  const { isOffline } = data;
  const words = savedWords;
  const { offline } = words;
  return (
    <div className={classNames(page.frame, styles.saved)} data-saved-page={isOffline ? 'offline' : 'own'}>
      <header className={page.head}>
        <h1>{isOffline ? offline.title : words.title}</h1>
        {isOffline ? <NoNetwork /> : <p className={page.lede}>{words.intro}</p>}
        <p className="without-script">{words.script}</p>
      </header>
      <div className={styles.filled} data-saved-lists="" hidden>
        <div className={styles.lists}>
          <SavedList
            name="saved"
            title={isOffline ? offline.saved : words.saved}
            empty={isOffline ? offline.noneSaved : words.noneSaved}
            isOffline={isOffline}
          />
          <SavedList
            name="read"
            title={words.read}
            empty={isOffline ? offline.noneRead : words.noneRead}
            isOffline={isOffline}
          />
        </div>
        {!isOffline && (
          <div className={styles.status}>
            <p role="status" data-saved-status="" />
            <button className="lone-link screen-only" type="button" data-saved-undo="" hidden>
              {words.undo}
            </button>
          </div>
        )}
      </div>
      <template data-saved-item="">
        <Item isOffline={isOffline} />
      </template>
    </div>
  );
}

function NoNetwork() {
  return (
    <>
      <p className={page.lede}>{savedWords.offline.text}</p>
      <Button className={styles.retry} type="button" data-saved-retry="">
        {savedWords.offline.retry}
      </Button>
    </>
  );
}

interface SavedListProps {
  name: 'saved' | 'read';
  title: string;
  empty: string;
  isOffline: boolean;
}

function SavedList({ name, title, empty, isOffline }: SavedListProps) {
  const id = `lista-${name}`;
  return (
    <section className={styles.list} aria-labelledby={id} data-saved-list={name}>
      <div className={styles.listHead}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {!isOffline && (
          <button
            className="lone-link screen-only"
            type="button"
            data-saved-clear=""
            aria-describedby={id}
            hidden
          >
            {savedWords.clear}
          </button>
        )}
      </div>
      {name === 'read' && !isOffline && (
        <label className={classNames('note', styles.remember, 'screen-only')}>
          <input type="checkbox" data-saved-remember="" />
          {savedWords.remember}
        </label>
      )}
      <p className={styles.empty} data-saved-empty="" hidden>
        {empty}
      </p>
      <ul className={ruled.list} data-saved-items="" />
    </section>
  );
}

const cross = 'M5 5l10 10M15 5L5 15';

/** Template of one story; title and address come from device storage. */
function Item({ isOffline }: { isOffline: boolean }) {
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <h3 className={styles.itemTitle}>
          <a href="/">…</a>
        </h3>
        <p className={classNames('note', styles.lead)} data-saved-lead="" />
        {!isOffline && (
          <p className={classNames('fine-print', styles.here)} data-saved-here="">
            {savedWords.here}
          </p>
        )}
      </div>
      <img
        className={styles.picture}
        src="/favicon.svg"
        alt=""
        width="250"
        height="167"
        loading="lazy"
        decoding="async"
      />
      {!isOffline && (
        <button className={classNames(styles.remove, 'screen-only')} type="button" data-saved-remove="">
          <Icon path={cross} />
        </button>
      )}
    </li>
  );
}
