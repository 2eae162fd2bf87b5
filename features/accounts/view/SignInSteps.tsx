import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, FormColumn } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { SignInFault, SignInStepsData } from '../pages/sign-in-steps.server.ts';
import { actionField, emailField, factorField, passwordField } from '../sign-in-steps-form.ts';
import { PasskeyForm } from './PasskeyForm.tsx';

const faults: Record<SignInFault, string> = {
  password: 'Az e-mail-cím vagy a jelszó nem jó. Lehet, hogy elgépelte.',
  code: 'Ez a kód nem jó. Lehet, hogy elgépelte, lejárt, vagy már felhasználta.',
  passkey: 'Ez a belépőkulcs nem ehhez a fiókhoz tartozik.',
  ended: 'Letelt az öt perc, vagy túl sok volt a hibás kód. Kezdje újra a belépést.',
  attempts: 'Túl sok próbálkozás volt. Várjon egy kicsit, és próbálja újra.',
  google: 'A Google-fiókkal nem sikerült belépni. Lépjen be másként, és kapcsolja össze a fiókját.',
  away: 'A kiszolgáló most nem tudja ellenőrizni, ki lép be. Egy perc múlva próbálja újra.',
};

/** Each step is a form of its own, and works without JavaScript, except for passkeys. */
export function SignInSteps(data: SignInStepsData) {
  const Step = { password: PasswordStep, factor: FactorStep, passkey: PasskeyStep }[data.step];
  return <Step {...data} />;
}

/** Faults of a field stand beside it. */
function Fault({ fault }: { fault: SignInFault | null }) {
  if (fault === null || fault === 'password' || fault === 'code') return null;
  return <Notice kind="danger">{faults[fault]}</Notice>;
}

function PasswordStep(data: SignInStepsData) {
  const { realm, action, start, email, fault, hasGoogle, reset, isPreview } = data;
  const isReader = realm === 'reader';
  return (
    <FormColumn
      title={
        isReader ? 'Belépés jelszóval' : isPreview ? 'Belépés az előnézetbe' : 'Belépés a szerkesztőségbe'
      }
      intro={
        isPreview &&
        !isReader && (
          <p>Ez a lap még nem jelent meg: amíg készül, csak a szerkesztőség munkatársai olvassák.</p>
        )
      }
    >
      <Fault fault={fault} />
      <Form action={action}>
        <Field
          name={emailField}
          label="E-mail-cím"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          maxLength={254}
          isRequired
        />
        <Field
          name={passwordField}
          label="Jelszó"
          type="password"
          autoComplete="current-password"
          error={fault === 'password' ? faults.password : ''}
          maxLength={256}
          isRequired
        />
        <Button>Belépés</Button>
      </Form>
      {reset !== null && (
        <p>
          <Button kind="quiet" href={reset}>
            Elfelejtettem a jelszavamat
          </Button>
        </p>
      )}
      {isReader ? (
        <p>
          <Button kind="quiet" href={start}>
            Nincs jelszavam, vagy elfelejtettem: levéllel lépek be
          </Button>
        </p>
      ) : (
        <OtherWays action={action} hasGoogle={hasGoogle} />
      )}
    </FormColumn>
  );
}

interface OtherWaysProps {
  action: string;
  hasGoogle: boolean;
}

/** Without a password: both begin with a button, as they need a new transaction. */
export function OtherWays({ action, hasGoogle }: OtherWaysProps) {
  return (
    <Form action={action} label="Belépés másként">
      <Button kind="secondary" name={actionField} value="belepokulcs">
        Belépés belépőkulccsal
      </Button>
      {hasGoogle && (
        <Button kind="secondary" name={actionField} value="google">
          Belépés Google-fiókkal
        </Button>
      )}
    </Form>
  );
}

function FactorStep({ action, start, fault, passkey }: SignInStepsData) {
  return (
    <FormColumn
      title="Második lépés"
      intro={
        <p>Írja be a hitelesítő alkalmazásban látható hatjegyű kódot, vagy az egyik helyreállító kódját.</p>
      }
    >
      <Fault fault={fault} />
      {passkey !== null && (
        <PasskeyForm action={action} options={passkey} mode="get" label="Belépőkulccsal igazolom" />
      )}
      <Form action={action}>
        <Field
          name={factorField}
          label="Kód"
          autoComplete="one-time-code"
          error={fault === 'code' ? faults.code : ''}
          maxLength={32}
          isCode
          isRequired
        />
        <Button>Belépés</Button>
      </Form>
      <BackToStart start={start} />
    </FormColumn>
  );
}

function PasskeyStep({ action, start, fault, passkey }: SignInStepsData) {
  return (
    <FormColumn
      title="Belépés belépőkulccsal"
      intro={<p>A készüléke ujjlenyomattal, arcfelismeréssel vagy PIN-kóddal igazolja, hogy Ön az.</p>}
    >
      <Fault fault={fault} />
      <noscript>
        <Notice kind="warning">Belépőkulcshoz JavaScript kell. Másként anélkül is beléphet.</Notice>
      </noscript>
      {passkey !== null && (
        <PasskeyForm action={action} options={passkey} mode="get" label="Belépés" isPrimary />
      )}
      <BackToStart start={start} />
    </FormColumn>
  );
}

function BackToStart({ start }: { start: string }) {
  return (
    <p>
      <Button kind="quiet" href={start}>
        Vissza a belépés elejére
      </Button>
    </p>
  );
}
