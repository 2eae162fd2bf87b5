import type { ViewProps } from '#features/sites/public.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './SavedPage.module.css';
import type { savedPage } from './saved.page.ts';

/** Saved and read stories. The lists are stored on the device, so the HTML is a template that the browser fills. */
export function SavedPage({ data }: ViewProps<typeof savedPage>) {
  const { isOffline } = data;
  return (
    <div className={styles.saved} data-saved-page={isOffline ? 'offline' : 'own'}>
      <header className={styles.head}>
        <h1 className={styles.title}>{isOffline ? 'Nincs kapcsolat' : 'Mentett cikkek'}</h1>
        {isOffline ? <NoNetwork /> : <p className={styles.words}>{ownWords}</p>}
        <p className={styles.withoutScript}>A lista a böngészőben készül, ehhez JavaScript kell.</p>
      </header>
      <div className={styles.filled} data-saved-lists="" hidden>
        <div className={styles.lists}>
          <SavedList
            name="saved"
            title={isOffline ? 'Mentett cikkek' : 'Későbbre eltéve'}
            empty={isOffline ? 'Mentett cikk most nincs az eszközön.' : savedEmpty}
            isOffline={isOffline}
          />
          <SavedList
            name="read"
            title="Legutóbb olvasott"
            empty={
              isOffline ? 'Olvasott cikk most nincs az eszközön.' : 'Itt jelenik meg, amit legutóbb olvasott.'
            }
            isOffline={isOffline}
          />
        </div>
        {!isOffline && (
          <div className={styles.status}>
            <p role="status" data-saved-status="" />
            <button className={styles.tool} type="button" data-saved-undo="" hidden>
              Visszavonás
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

const savedEmpty =
  'Még nincs mentett cikke. A cikkek címe alatt a Mentés gombbal teheti el, amit később szeretne elolvasni.';

const ownWords = 'Ami itt áll, csak ezen az eszközön van meg, hacsak a fiókjában másként nem döntött.';

function NoNetwork() {
  return (
    <>
      <p className={styles.words}>
        Ezt az oldalt most nem értük el, ezért friss hírt sem tudunk mutatni. Amit ezen az eszközön eltett
        vagy nemrég olvasott, az hálózat nélkül is itt van.
      </p>
      <button className={styles.retry} type="button" data-saved-retry="">
        Próbáljuk újra
      </button>
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
        <h2 id={id} className={styles.listTitle} tabIndex={-1}>
          {title}
        </h2>
        {!isOffline && (
          <button className={styles.tool} type="button" data-saved-clear="" aria-describedby={id} hidden>
            Összes törlése
          </button>
        )}
      </div>
      {name === 'read' && !isOffline && (
        <label className={styles.remember}>
          <input type="checkbox" data-saved-remember="" />
          Jegyezze meg ezen az eszközön, mit olvastam
        </label>
      )}
      <p className={styles.empty} data-saved-empty="" hidden>
        {empty}
      </p>
      <ul data-saved-items="" />
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
        <p className={styles.lead} data-saved-lead="" />
        {!isOffline && (
          <p className={styles.here} data-saved-here="">
            Hálózat nélkül is olvasható
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
        <button className={styles.remove} type="button" data-saved-remove="">
          <Icon path={cross} />
        </button>
      )}
    </li>
  );
}
