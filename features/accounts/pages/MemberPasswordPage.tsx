import type { ViewProps } from '#features/sites/public.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, FormColumn } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { emailField, newPasswordField } from '../sign-in-steps-form.ts';
import { NewsroomFrame } from '../view/NewsroomFrame.tsx';
import { passwordWords } from '../view/password-texts.ts';
import type { invitationPage } from './invitation.page.ts';
import type { MemberPasswordData } from './member-password.server.ts';

const faults: Record<NonNullable<MemberPasswordData['fault']>, string> = {
  ...passwordWords.hu.faults,
  address: 'Ez nem e-mail-cím. Így néz ki egy: nev@pelda.hu.',
  mail: 'Most nem tudunk levelet küldeni. Új hivatkozást az üzemeltetőtől kérhet.',
  attempts: 'Túl sok próbálkozás volt. Várjon egy kicsit, és próbálja újra.',
};

/** A member sets a password: by an invitation, or after a forgotten one. */
export function MemberPasswordPage({ surroundings, data }: ViewProps<typeof invitationPage>) {
  const Step = { address: AddressStep, sent: Sent, password: PasswordStep, ended: Ended, done: Done }[
    data.step
  ];
  return (
    <NewsroomFrame surroundings={surroundings}>
      <Step {...data} />
    </NewsroomFrame>
  );
}

function AddressStep({ action, email, fault, signIn }: MemberPasswordData) {
  return (
    <FormColumn
      title="Elfelejtett jelszó"
      intro={<p>Írja be az e-mail-címét, és küldünk egy levelet, amelyből új jelszót adhat meg.</p>}
    >
      {(fault === 'attempts' || fault === 'mail') && <Notice kind="danger">{faults[fault]}</Notice>}
      <Form action={action}>
        <Field
          name={emailField}
          label="E-mail-cím"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          error={fault === 'address' ? faults.address : ''}
          maxLength={254}
          isRequired
        />
        <Button>Kérem a levelet</Button>
      </Form>
      <p>
        <Button kind="quiet" href={signIn}>
          Vissza a belépéshez
        </Button>
      </p>
    </FormColumn>
  );
}

function Sent({ signIn }: MemberPasswordData) {
  return (
    <FormColumn
      title="Nézze meg a leveleit"
      intro={
        <p>
          Ha ezzel a címmel van szerkesztőségi fiók, elküldtük a levelet. Két percen belül megérkezik; nézze
          meg a levélszemetek között is.
        </p>
      }
    >
      <p>
        <Button kind="quiet" href={signIn}>
          Vissza a belépéshez
        </Button>
      </p>
    </FormColumn>
  );
}

function PasswordStep({ kind, action, link, email, fault }: MemberPasswordData) {
  return (
    <FormColumn
      title={kind === 'invitation' ? 'Üdvözöljük a szerkesztőségben' : 'Új jelszó'}
      intro={
        <p>
          {kind === 'invitation'
            ? 'Adjon meg egy jelszót, amellyel ezután belép.'
            : 'Az új jelszóval minden böngészőben újra be kell lépnie.'}
        </p>
      }
    >
      <Form action={action}>
        <input type="hidden" name="kulcs" value={link} />
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <Field
          name={newPasswordField}
          label="Jelszó"
          type="password"
          autoComplete="new-password"
          hint={passwordWords.hu.hint}
          error={fault === null ? '' : faults[fault]}
          maxLength={256}
          isRequired
        />
        <Button>Ez legyen a jelszavam</Button>
      </Form>
    </FormColumn>
  );
}

function Ended({ kind, signIn }: MemberPasswordData) {
  return (
    <FormColumn
      title="Ez a hivatkozás már nem használható"
      intro={
        <p>
          Letelt az ideje, vagy már felhasználták.{' '}
          {kind === 'invitation' ? 'Kérjen új meghívót a rendszergazdától.' : 'Kérjen új levelet.'}
        </p>
      }
    >
      <p>
        <Button kind="secondary" href={signIn}>
          Belépés
        </Button>
      </p>
    </FormColumn>
  );
}

function Done({ signIn }: MemberPasswordData) {
  return (
    <FormColumn title="Az új jelszó érvényes" intro={<p>Mostantól ezzel léphet be.</p>}>
      <p>
        <Button href={signIn}>Belépés</Button>
      </p>
    </FormColumn>
  );
}
