import type { ViewProps } from '#features/sites/public.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, FormColumn } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { readerSignInPath } from '../account-texts.ts';
import { returnParameter } from '../login-form.ts';
import { codeField, emailField, linkField } from '../sign-in-form.ts';
import { OtherWays, SignInSteps } from '../view/SignInSteps.tsx';
import type { MailSignInData, MailSignInFault, readerSignInPage } from './reader-sign-in.page.ts';

const faults: Record<MailSignInFault, string> = {
  address: 'Ez nem e-mail-cím. Így néz ki egy: nev@pelda.hu.',
  code: 'Ez a kód nem jó. Lehet, hogy elgépelte, letelt a fél óra, vagy nem ebben a böngészőben kérte a levelet.',
  link: 'Ez a hivatkozás már nem használható: letelt a fél óra, vagy egyszer már beléptek vele. Kérjen újat.',
  attempts: 'Túl sok próbálkozás volt. Várjon egy kicsit, és próbálja újra.',
  mail: 'Most nem tudunk levelet küldeni, ezért így belépni sem lehet. Próbálja meg később.',
  google:
    'Ezzel a Google-fiókkal nem sikerült belépni. Lépjen be levéllel, és a „Belépés és biztonság” lapon kapcsolja össze.',
};

/** Sign-in of readers: an address, then the code of the mail, or another way; each step is a form of its own. */
export function ReaderSignInPage({ data }: ViewProps<typeof readerSignInPage>) {
  if ('realm' in data) return <SignInSteps {...data} />;
  const action = `${readerSignInPath}?${new URLSearchParams({ [returnParameter]: data.to })}`;
  const Step = { link: LinkStep, code: CodeStep, address: AddressStep }[data.step];
  return <Step action={action} data={data} />;
}

interface StepProps {
  action: string;
  data: MailSignInData;
}

function AddressStep({ action, data: { email, fault, otherWays } }: StepProps) {
  return (
    <FormColumn
      title="Belépés"
      intro={
        <p>
          Jelszó nem kell: levélben küldünk egy hivatkozást és egy kódot. Ha még nincs fiókja, az első
          belépéssel jön létre; hogy mit tárolunk, az adatkezelési tájékoztatóban olvashatja.
        </p>
      }
    >
      {fault !== null && fault !== 'address' && <Notice kind="danger">{faults[fault]}</Notice>}
      <Form action={action}>
        <Field
          name={emailField}
          label="E-mail-cím"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          error={fault === 'address' ? faults.address : ''}
          maxLength={254}
          isRequired
        />
        <Button>Kérem a levelet</Button>
      </Form>
      <OtherWays {...otherWays} />
      <p>
        <Button kind="quiet" href={otherWays.password}>
          Van jelszavam
        </Button>
      </p>
    </FormColumn>
  );
}

function CodeStep({ action, data: { fault } }: StepProps) {
  return (
    <FormColumn
      title="Nézze meg a leveleit"
      intro={
        <p>
          Elküldtük a levelet. Kattintson benne a gombra, vagy írja ide a hatjegyű kódot. Ha két percen belül
          nem érkezik meg, nézze meg a levélszemetek között is.
        </p>
      }
    >
      {fault === 'attempts' && <Notice kind="danger">{faults.attempts}</Notice>}
      <Form action={action}>
        <Field
          name={codeField}
          label="Kód a levélből"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          error={fault === 'code' ? faults.code : ''}
          isCode
          isRequired
        />
        <Button>Belépés</Button>
      </Form>
      <p>
        <Button kind="quiet" href={action}>
          Másik címet adok meg, vagy új levelet kérek
        </Button>
      </p>
    </FormColumn>
  );
}

function LinkStep({ action, data: { link } }: StepProps) {
  return (
    <FormColumn title="Belépés" intro={<p>Ezzel a gombbal belép ebben a böngészőben.</p>}>
      <Form action={action}>
        <input type="hidden" name={linkField} value={link} />
        <Button>Belépek</Button>
      </Form>
    </FormColumn>
  );
}
