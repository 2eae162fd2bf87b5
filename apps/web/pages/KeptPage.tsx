import type { KeptPageData } from '../page-data.ts';
import { Icon } from '../shell/Icon.tsx';
import styles from './KeptPage.module.css';

/** What the reader saved and read. The lists lie on the device, so the page brings their frame and the browser fills it. */
export function KeptPage({ data }: { data: KeptPageData }) {
  const { isOffline } = data;
  return (
    <div className={styles.kept} data-kept-page={isOffline ? 'offline' : 'own'}>
      <header className={styles.head}>
        <h1 className={styles.title}>{isOffline ? 'Nincs kapcsolat' : 'Mentett cikkek'}</h1>
        {isOffline ? <NoNetwork /> : <p className={styles.words}>{ownWords}</p>}
        <p className={styles.withoutScript}>A lista a böngészőben készül, ehhez JavaScript kell.</p>
      </header>
      <div className={styles.filled} data-kept-lists="" hidden>
        <div className={styles.lists}>
          <KeptList
            name="saved"
            title={isOffline ? 'Mentett cikkek' : 'Későbbre eltéve'}
            empty={isOffline ? 'Mentett cikk most nincs az eszközön.' : savedEmpty}
            isOffline={isOffline}
          />
          <KeptList
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
            <p role="status" data-kept-status="" />
            <button className={styles.tool} type="button" data-kept-undo="" hidden>
              Visszavonás
            </button>
          </div>
        )}
      </div>
      <template data-kept-item="">
        <Item isOffline={isOffline} />
      </template>
    </div>
  );
}

const savedEmpty =
  'Még nincs mentett cikke. A cikkek címe alatt a Mentés gombbal teheti el, amit később szeretne elolvasni.';

const ownWords =
  'Ami itt áll, csak ezen az eszközön van meg: a szerkesztőség nem látja, és más eszközére sem kerül át.';

function NoNetwork() {
  return (
    <>
      <p className={styles.words}>
        Ezt az oldalt most nem értük el, ezért friss hírt sem tudunk mutatni. Amit ezen az eszközön eltett
        vagy nemrég olvasott, az hálózat nélkül is itt van.
      </p>
      <button className={styles.retry} type="button" data-kept-retry="">
        Próbáljuk újra
      </button>
    </>
  );
}

interface KeptListProps {
  name: 'saved' | 'read';
  title: string;
  empty: string;
  isOffline: boolean;
}

function KeptList({ name, title, empty, isOffline }: KeptListProps) {
  const id = `lista-${name}`;
  return (
    <section className={styles.list} aria-labelledby={id} data-kept-list={name}>
      <div className={styles.listHead}>
        <h2 id={id} className={styles.listTitle} tabIndex={-1}>
          {title}
        </h2>
        {!isOffline && (
          <button className={styles.tool} type="button" data-kept-clear="" aria-describedby={id} hidden>
            Összes törlése
          </button>
        )}
      </div>
      {name === 'read' && !isOffline && (
        <label className={styles.remember}>
          <input type="checkbox" data-kept-remember="" />
          Jegyezze meg ezen az eszközön, mit olvastam
        </label>
      )}
      <p className={styles.empty} data-kept-empty="" hidden>
        {empty}
      </p>
      <ul data-kept-items="" />
    </section>
  );
}

const cross = 'M5 5l10 10M15 5L5 15';

/** One story; titles and addresses come from the device. */
function Item({ isOffline }: { isOffline: boolean }) {
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <h3 className={styles.itemTitle}>
          <a href="/">…</a>
        </h3>
        <p className={styles.lead} data-kept-lead="" />
        {!isOffline && (
          <p className={styles.here} data-kept-here="">
            Hálózat nélkül is olvasható
          </p>
        )}
      </div>
      <img className={styles.picture} src="/favicon.svg" alt="" width="250" height="167" decoding="async" />
      {!isOffline && (
        <button className={styles.remove} type="button" data-kept-remove="">
          <Icon path={cross} />
        </button>
      )}
    </li>
  );
}
