import type { Language } from '#features/sites/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { factorForm, passwordForm } from '../forms/account-forms.ts';
import { actionField } from '../forms/sign-in-steps-form.ts';
import type { SignInStepsData } from '../pages/sign-in-steps.server.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { type SignInWords, signInWords } from './sign-in-words.ts';

interface StepProps {
  data: SignInStepsData;
  said: SignInWords;
}

/** Each step is a form of its own, and works without JavaScript, except for passkeys. */
export function SignInSteps({ data, language }: { data: SignInStepsData; language: Language }) {
  const Step = { password: PasswordStep, factor: FactorStep, passkey: PasskeyStep }[data.step];
  return <Step data={data} said={signInWords[language]} />;
}

/** Faults of a field stand beside it. */
function Fault({ data: { fault }, said }: StepProps) {
  if (fault === null || fault === 'password' || fault === 'code') return null;
  return <Notice kind={fault === 'session' ? 'warning' : 'danger'}>{said.faults[fault]}</Notice>;
}

function PasswordStep({ data, said }: StepProps) {
  const { realm, action, start, email, fault, hasGoogle, reset, isPreview } = data;
  const isReader = realm === 'reader';
  return (
    <FormColumn
      title={said.password.titles[isReader ? 'reader' : isPreview ? 'preview' : 'newsroom']}
      intro={isPreview && !isReader && <p>{said.password.preview}</p>}
    >
      <Fault data={data} said={said} />
      <Form action={action}>
        <Field
          {...passwordForm.field('email')}
          label={said.email}
          autoComplete="username"
          inputMode="email"
          value={email}
        />
        <Field
          {...passwordForm.field('password')}
          label={said.password.label}
          autoComplete="current-password"
          error={fault === 'password' ? said.faults.password : ''}
        />
        <Button>{said.signIn}</Button>
      </Form>
      {reset !== null && (
        <p>
          <Button kind="quiet" href={reset}>
            {said.password.forgotten}
          </Button>
        </p>
      )}
      {isReader ? (
        <p>
          <Button kind="quiet" href={start}>
            {said.password.byMail}
          </Button>
        </p>
      ) : (
        <OtherWays action={action} hasGoogle={hasGoogle} said={said} />
      )}
    </FormColumn>
  );
}

interface OtherWaysProps {
  action: string;
  hasGoogle: boolean;
  said: SignInWords;
}

/** The sign-ins without a password: both begin with a button, as they need a new transaction. */
export function OtherWays({ action, hasGoogle, said: { others } }: OtherWaysProps) {
  return (
    <Form action={action} label={others.label}>
      <Button kind="secondary" name={actionField} value="belepokulcs">
        {others.passkey}
      </Button>
      {hasGoogle && (
        <Button kind="secondary" name={actionField} value="google">
          {others.google}
        </Button>
      )}
    </Form>
  );
}

function FactorStep({ data, said }: StepProps) {
  const { action, start, fault, passkey } = data;
  return (
    <FormColumn title={said.factor.title} intro={<p>{said.factor.intro}</p>}>
      <Fault data={data} said={said} />
      {passkey !== null && (
        <PasskeyForm action={action} options={passkey} mode="get" label={said.factor.passkey} />
      )}
      <Form action={action}>
        <Field
          {...factorForm.field('code')}
          label={said.factor.label}
          autoComplete="one-time-code"
          error={fault === 'code' ? said.faults.code : ''}
          isCode
        />
        <Button>{said.signIn}</Button>
      </Form>
      <BackToStart start={start} said={said} />
    </FormColumn>
  );
}

function PasskeyStep({ data, said }: StepProps) {
  const { action, start, passkey } = data;
  return (
    <FormColumn title={said.passkey.title} intro={<p>{said.passkey.intro}</p>}>
      <Fault data={data} said={said} />
      <noscript>
        <Notice kind="warning">{said.passkey.script}</Notice>
      </noscript>
      {passkey !== null && (
        <PasskeyForm action={action} options={passkey} mode="get" label={said.signIn} isPrimary />
      )}
      <BackToStart start={start} said={said} />
    </FormColumn>
  );
}

function BackToStart({ start, said }: { start: string; said: SignInWords }) {
  return (
    <p>
      <Button kind="quiet" href={start}>
        {said.back}
      </Button>
    </p>
  );
}
