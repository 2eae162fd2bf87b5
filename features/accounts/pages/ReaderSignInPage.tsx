import type { ViewProps } from '#features/kit/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { addressForm, mailCodeForm, mailLinkForm } from '../forms/account-forms.ts';
import { OtherWays, SignInSteps } from '../view/SignInSteps.tsx';
import { type SignInWords, signInWords } from '../view/sign-in-words.ts';
import type { MailSignInData, readerSignInPage } from './reader-sign-in.page.ts';

/** Sign-in of readers: an address, then the code of the mail, or another way; each step is a form of its own. */
export function ReaderSignInPage({ surroundings: { language }, data }: ViewProps<typeof readerSignInPage>) {
  if ('realm' in data) return <SignInSteps data={data} language={language} />;
  const Step = { link: LinkStep, code: CodeStep, address: AddressStep }[data.step];
  return <Step data={data} said={signInWords[language]} />;
}

interface StepProps {
  data: MailSignInData;
  said: SignInWords;
}

function AddressStep({ data: { action, email, fault, otherWays, otherLanguage }, said }: StepProps) {
  const { intro, button, hasPassword, faults } = said.mail;
  return (
    <FormColumn title={said.title} intro={<p>{intro}</p>}>
      {fault !== null && fault !== 'address' && (
        <Notice kind={fault === 'session' ? 'warning' : 'danger'}>{faults[fault]}</Notice>
      )}
      <Form action={action}>
        <Field
          {...addressForm.field('email')}
          label={said.email}
          autoComplete="email"
          inputMode="email"
          value={email}
          error={fault === 'address' ? faults.address : ''}
        />
        <Button>{button}</Button>
      </Form>
      <OtherWays {...otherWays} said={said} />
      <p>
        <Button kind="quiet" href={otherWays.password}>
          {hasPassword}
        </Button>
      </p>
      <OtherLanguage href={otherLanguage} said={said} />
    </FormColumn>
  );
}

function OtherLanguage({ href, said }: { href: string; said: SignInWords }) {
  const lang = said === signInWords.en ? 'hu' : 'en';
  return (
    <p data-no-soft="" lang={lang}>
      <Button kind="quiet" href={href}>
        {said.otherLanguage}
      </Button>
    </p>
  );
}

function CodeStep({ data: { action, fault, isFromGoogle }, said }: StepProps) {
  const { code, faults } = said.mail;
  return (
    <FormColumn title={code.title} intro={<p>{isFromGoogle ? code.fromGoogle : code.intro}</p>}>
      {fault === 'attempts' && <Notice kind="danger">{faults.attempts}</Notice>}
      <Form action={action}>
        <Field
          {...mailCodeForm.field('code')}
          label={code.label}
          autoComplete="one-time-code"
          inputMode="numeric"
          error={fault === 'code' ? faults.code : ''}
          isCode
        />
        <Button>{said.signIn}</Button>
      </Form>
      <p>
        <Button kind="quiet" href={action}>
          {code.again}
        </Button>
      </p>
    </FormColumn>
  );
}

function LinkStep({ data: { action, link, fault }, said: { title, mail } }: StepProps) {
  return (
    <FormColumn title={title} intro={<p>{mail.link.intro}</p>}>
      {fault === 'attempts' && <Notice kind="danger">{mail.faults.attempts}</Notice>}
      <Form action={action}>
        <input type="hidden" name={mailLinkForm.field('link').name} value={link} />
        <Button>{mail.link.button}</Button>
      </Form>
    </FormColumn>
  );
}
