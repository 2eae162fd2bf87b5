import { loginPath, tokenField, wayBack } from '#features/accounts/public.ts';
import type { LoginPageData, Surroundings } from '../page-data.ts';
import { Wordmark } from '../shell/Wordmark.tsx';
import styles from './LoginPage.module.css';

const refusals = {
  code: 'Ez a kód nem érvényes. Lehet, hogy elgépelte, lejárt, vagy visszavonták; újat az üzemeltetőtől kérhet.',
  attempts: 'Innen túl sokszor próbáltak belépni. Egy perc múlva próbálja újra.',
  away: 'A kiszolgáló most nem tudja ellenőrizni, ki lép be. Egy perc múlva próbálja újra.',
};

/** The door of a paper that is not out yet [PREV-01]. A plain form: it works without script, and nothing stands around it. */
export function LoginPage({ surroundings, data }: { surroundings: Surroundings; data: LoginPageData }) {
  const { site, shell } = surroundings;
  const { to, refusal } = data;
  return (
    <div className={styles.page}>
      <p className={styles.name}>
        <Wordmark svg={shell.wordmarks[site.slug]} name={site.name} className={styles.wordmark} />
      </p>
      <h1 className={styles.title}>Belépés az előnézetbe</h1>
      <p className={styles.words}>
        Ez a lap még nem jelent meg: amíg készül, csak a szerkesztőség olvassa. A belépéshez a szerkesztőségi
        kód kell, amelyet az üzemeltető adott.
      </p>
      <form className={styles.form} method="post" action={loginPath}>
        <input type="hidden" name={wayBack} value={to} />
        <label className={styles.label} htmlFor="belepesi-kod">
          Szerkesztőségi kód
        </label>
        <input
          className={styles.field}
          id="belepesi-kod"
          type="password"
          name={tokenField}
          required
          maxLength={400}
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={refusal === 'code' || undefined}
          aria-describedby={refusal ? 'belepesi-hiba' : undefined}
        />
        {refusal && (
          <p className={styles.fault} id="belepesi-hiba" role="alert">
            {refusals[refusal]}
          </p>
        )}
        <button className={styles.enter} type="submit">
          Belépés
        </button>
      </form>
    </div>
  );
}
