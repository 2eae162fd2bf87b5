import type { ReactNode } from 'react';
import { type DateStyle, fullDateTime } from '#platform/time/hungarian-date.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, FormColumn } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { readerProfilePath } from '../account-texts.ts';
import type { SecurityData, SecurityDone, SecurityFault } from '../pages/security-data.server.ts';
import { actionField, factorField, newPasswordField, passwordField } from '../sign-in-steps-form.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { passwordFaults, passwordHint } from './password-texts.ts';
import styles from './SecurityForms.module.css';

const faults: Record<SecurityFault, string> = {
  ...passwordFaults,
  confirmation: 'Ez nem a jelszava. Lehet, hogy elgépelte.',
  code: 'Ez a kód nem jó. Lehet, hogy elgépelte, vagy közben lejárt: írja be a következőt.',
  passkey: 'Nem jött létre a belépőkulcs. Kezdje újra.',
  google: 'Ezt a Google-fiókot nem sikerült összekapcsolni. Lehet, hogy már máshoz tartozik.',
  attempts: 'Túl sok próbálkozás volt. Várjon egy kicsit, és próbálja újra.',
};

const done: Record<SecurityDone, string> = {
  jelszo: 'Az új jelszó érvényes. A többi böngészőben újra be kell lépnie.',
  alkalmazas: 'Bekapcsolta a hitelesítő alkalmazást. Belépéskor ezután a kódját is kérjük.',
  kulcs: 'Felvette a belépőkulcsot.',
  google: 'Összekapcsolta a Google-fiókját.',
  munkamenet: 'Kiléptettük.',
  torolve: 'Eltávolította.',
};

interface SecurityFormsProps extends Dated {
  data: SecurityData;
}

/** How somebody signs in; each change is a form of its own. A reader's sessions stand in the profile. */
export function SecurityForms({ data, style }: SecurityFormsProps) {
  const { realm, name, email, fault, isConfirmed } = data;
  return (
    <FormColumn title="Belépés és biztonság" intro={<p>{name === '' ? email : `${name}, ${email}`}</p>}>
      {data.done && <Notice kind="success">{done[data.done]}</Notice>}
      {(fault === 'google' || fault === 'attempts' || fault === 'passkey') && (
        <Notice kind="danger">{faults[fault]}</Notice>
      )}
      {data.newCodes.length > 0 && <NewCodes codes={data.newCodes} />}
      {realm === 'newsroom' && <Sessions {...data} style={style} />}
      {isConfirmed ? <Changes data={data} style={style} /> : <Confirmation {...data} />}
      {realm === 'newsroom' ? (
        <Part title="Kilépés">
          <Form action={data.action} label="Kilépés">
            <Button kind="secondary" name={actionField} value="kilepes">
              Kilépek ebből a böngészőből
            </Button>
          </Form>
        </Part>
      ) : (
        <p>
          <Button kind="quiet" href={readerProfilePath}>
            Vissza a fiókomhoz
          </Button>
        </p>
      )}
    </FormColumn>
  );
}

interface Dated {
  style: DateStyle;
}

function dateTime(date: Date, style: DateStyle): string {
  return fullDateTime(Math.floor(date.getTime() / 1000), style);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function NewCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Part title="Helyreállító kódok">
      <p>
        Ha elvész a telefonja, ezekkel léphet be, mindegyikkel egyszer. Most látja őket utoljára: nyomtassa
        ki, vagy mentse a jelszókezelőjébe.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Sessions({ action, sessions, style }: Pick<SecurityData, 'action' | 'sessions'> & Dated) {
  return (
    <Part title="Ahol be van lépve">
      <ul className={styles.list}>
        {sessions.map(({ id, browser, lastUsedAt, isThis }) => (
          <li key={id} className={styles.item}>
            <p className={styles.what}>
              {browser}
              {isThis && ' (ez a böngésző)'}
              <br />
              <span className={styles.when}>{`Utoljára: ${dateTime(lastUsedAt, style)}`}</span>
            </p>
            {!isThis && (
              <form method="post" action={action}>
                <input type="hidden" name="munkamenet" value={id} />
                <Button kind="secondary" name={actionField} value="munkamenet-vege">
                  Kiléptetem
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <Form action={action} label="Kiléptetés mindenhol">
          <Button kind="secondary" name={actionField} value="tobbi-vege">
            Kilépek minden más böngészőből
          </Button>
        </Form>
      )}
    </Part>
  );
}

function Confirmation({ action, signIn, email, hasPassword, fault, realm }: SecurityData) {
  return (
    <Part title="Erősítse meg, hogy Ön az">
      <p className={styles.state}>
        {hasPassword
          ? 'A jelszót és a második lépcsőt csak a jelszava ismételt megadása után lehet megváltoztatni. Ez tíz percig érvényes.'
          : 'Ezeket csak a belépés utáni tíz percben lehet megváltoztatni: lépjen be újra.'}
      </p>
      {hasPassword && (
        <Form action={action} label="Megerősítés">
          <input type="hidden" name="username" value={email} autoComplete="username" />
          <Field
            name={passwordField}
            label="Jelszó"
            type="password"
            autoComplete="current-password"
            error={fault === 'confirmation' ? faults.confirmation : ''}
            maxLength={256}
            isRequired
          />
          <Button name={actionField} value="megerosit">
            Megerősítem
          </Button>
        </Form>
      )}
      {realm === 'reader' && (
        <p>
          <Button kind={hasPassword ? 'quiet' : 'primary'} href={signIn}>
            {hasPassword ? 'Inkább levéllel lépek be újra' : 'Belépek újra'}
          </Button>
        </p>
      )}
    </Part>
  );
}

function Changes({ data, style }: { data: SecurityData } & Dated) {
  return (
    <>
      <AuthenticatorApp {...data} />
      <Passkeys {...data} style={style} />
      <RecoveryCodes {...data} />
      <Password {...data} />
      {data.isGoogleOffered && <GoogleAccount {...data} />}
    </>
  );
}

function AuthenticatorApp({ action, hasTotp, totpSetup, fault }: SecurityData) {
  if (totpSetup) return <AppSetup {...totpSetup} action={action} fault={fault} />;
  return (
    <Part title="Hitelesítő alkalmazás">
      <p className={styles.state}>
        {hasTotp
          ? 'Bekapcsolva: belépéskor az alkalmazás kódját is kérjük.'
          : 'Kikapcsolva. Kapcsolja be, hogy egy ellopott jelszóval más ne léphessen be.'}
      </p>
      <Form action={action} label="Hitelesítő alkalmazás">
        <Button
          kind={hasTotp ? 'danger' : 'secondary'}
          name={actionField}
          value={hasTotp ? 'alkalmazas-torles' : 'alkalmazas-uj'}
        >
          {hasTotp ? 'Kikapcsolom' : 'Bekapcsolom'}
        </Button>
      </Form>
    </Part>
  );
}

interface AppSetupProps {
  action: string;
  secret: string;
  qr: string;
  fault: SecurityFault | null;
}

function AppSetup({ action, secret, qr, fault }: AppSetupProps) {
  return (
    <Part title="Hitelesítő alkalmazás">
      <p>Olvassa be a képet az alkalmazással, vagy írja be kézzel ezt a kulcsot:</p>
      <div
        className={styles.qr}
        role="img"
        aria-label="QR-kód a hitelesítő alkalmazáshoz"
        dangerouslySetInnerHTML={{ __html: qr }}
      />
      <p className={styles.code}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <Form action={action} label="A hitelesítő alkalmazás első kódja">
        <Field
          name={factorField}
          label="Az alkalmazásban látható kód"
          autoComplete="one-time-code"
          inputMode="numeric"
          error={fault === 'code' ? faults.code : ''}
          maxLength={12}
          isCode
          isRequired
        />
        <Button name={actionField} value="alkalmazas-kesz">
          Bekapcsolom
        </Button>
      </Form>
    </Part>
  );
}

function Passkeys({ action, passkeys, newPasskey, style }: SecurityData & Dated) {
  return (
    <Part title="Belépőkulcsok">
      <p className={styles.state}>
        Ujjlenyomattal, arcfelismeréssel vagy PIN-kóddal is beléphet, jelszó nélkül. Ehhez JavaScript kell.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, createdAt }) => (
            <li key={id} className={styles.item}>
              <p className={styles.what}>
                {name}
                <br />
                <span className={styles.when}>{`Felvéve: ${dateTime(createdAt, style)}`}</span>
              </p>
              <form method="post" action={action}>
                <input type="hidden" name="kulcs" value={id} />
                <Button kind="danger" name={actionField} value="kulcs-torles">
                  Eltávolítom
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {newPasskey === null ? (
        <Form action={action} label="Új belépőkulcs">
          <Button kind="secondary" name={actionField} value="kulcs-uj">
            Új belépőkulcsot veszek fel
          </Button>
        </Form>
      ) : (
        <PasskeyForm action={action} options={newPasskey} mode="create" label="Létrehozom a készüléken" />
      )}
    </Part>
  );
}

function RecoveryCodes({ action, realm, recoveryCodes, hasTotp, passkeys }: SecurityData) {
  // A reader's passkey replaces the mail; nobody asks for a code.
  if (!hasTotp && (realm === 'reader' || passkeys.length === 0)) return null;
  return (
    <Part title="Helyreállító kódok">
      {recoveryCodes === 0 ? (
        <Notice kind="warning">
          Nincs helyreállító kódja. Ha elvész a készüléke, nélküle csak a rendszergazda segíthet.
        </Notice>
      ) : (
        <p className={styles.state}>{`${recoveryCodes} felhasználható kódja van.`}</p>
      )}
      <Form action={action} label="Helyreállító kódok">
        <Button kind="secondary" name={actionField} value="kodok">
          Új kódokat kérek
        </Button>
      </Form>
    </Part>
  );
}

function Password({ action, realm, hasPassword, email, fault }: SecurityData) {
  const error = fault !== null && fault in passwordFaults ? faults[fault] : '';
  return (
    <Part title="Jelszó">
      {realm === 'reader' && !hasPassword && (
        <p className={styles.state}>
          Nincs jelszava, és nem is kell: levéllel lép be. Ha megad egyet, azzal is beléphet.
        </p>
      )}
      <Form action={action} label="Új jelszó">
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <Field
          name={newPasswordField}
          label="Új jelszó"
          type="password"
          autoComplete="new-password"
          hint={passwordHint}
          error={error}
          maxLength={256}
          isRequired
        />
        <Button kind="secondary" name={actionField} value="jelszo">
          {hasPassword ? 'Megváltoztatom' : 'Megadom'}
        </Button>
      </Form>
    </Part>
  );
}

function GoogleAccount({ action, hasGoogle }: SecurityData) {
  return (
    <Part title="Google-fiók">
      <p className={styles.state}>
        {hasGoogle ? 'Összekapcsolva: Google-fiókkal is beléphet.' : 'Nincs összekapcsolva.'}
      </p>
      <Form action={action} label="Google-fiók">
        <Button
          kind={hasGoogle ? 'danger' : 'secondary'}
          name={actionField}
          value={hasGoogle ? 'google-torles' : 'google-uj'}
        >
          {hasGoogle ? 'Leválasztom' : 'Összekapcsolom'}
        </Button>
      </Form>
    </Part>
  );
}
