import type { ViewProps } from '#features/kit/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { addressForm, memberPasswordForm } from '../forms/account-forms.ts';
import { memberPasswordWords } from '../view/member-password-words.ts';
import { NewsroomFrame } from '../view/NewsroomFrame.tsx';
import { passwordWords } from '../view/password-words.ts';
import type { invitationPage } from './invitation.page.ts';
import type { MemberPasswordData } from './member-password.server.ts';

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
  const words = memberPasswordWords.address;
  return (
    <FormColumn title={words.title} intro={<p>{words.text}</p>}>
      {(fault === 'attempts' || fault === 'mail') && (
        <Notice kind="danger">{memberPasswordWords.faults[fault]}</Notice>
      )}
      <Form action={action}>
        <Field
          {...addressForm.field('email')}
          label={words.email}
          autoComplete="username"
          inputMode="email"
          value={email}
          error={fault === 'address' ? memberPasswordWords.faults.address : ''}
        />
        <Button>{words.button}</Button>
      </Form>
      <p>
        <Button kind="quiet" href={signIn}>
          {memberPasswordWords.back}
        </Button>
      </p>
    </FormColumn>
  );
}

function Sent({ signIn }: MemberPasswordData) {
  return (
    <FormColumn title={memberPasswordWords.sent.title} intro={<p>{memberPasswordWords.sent.text}</p>}>
      <p>
        <Button kind="quiet" href={signIn}>
          {memberPasswordWords.back}
        </Button>
      </p>
    </FormColumn>
  );
}

function PasswordStep({ kind, action, link, email, fault }: MemberPasswordData) {
  const words = memberPasswordWords.password;
  return (
    <FormColumn title={words[kind].title} intro={<p>{words[kind].text}</p>}>
      <Form action={action}>
        <input type="hidden" name={memberPasswordForm.field('link').name} value={link} />
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <Field
          {...memberPasswordForm.field('password')}
          label={words.label}
          autoComplete="new-password"
          hint={passwordWords.hu.hint}
          error={fault === null ? '' : faultText(fault)}
        />
        <Button>{words.button}</Button>
      </Form>
    </FormColumn>
  );
}

function Ended({ kind, signIn }: MemberPasswordData) {
  const words = memberPasswordWords.ended;
  return (
    <FormColumn
      title={words.title}
      intro={
        <p>
          {words.text} {words[kind]}
        </p>
      }
    >
      <p>
        <Button kind="secondary" href={signIn}>
          {memberPasswordWords.signIn}
        </Button>
      </p>
    </FormColumn>
  );
}

function Done({ signIn }: MemberPasswordData) {
  const words = memberPasswordWords.done;
  return (
    <FormColumn title={words.title} intro={<p>{words.text}</p>}>
      <p>
        <Button href={signIn}>{memberPasswordWords.signIn}</Button>
      </p>
    </FormColumn>
  );
}

function faultText(fault: NonNullable<MemberPasswordData['fault']>): string {
  return { ...passwordWords.hu.faults, ...memberPasswordWords.faults }[fault];
}
