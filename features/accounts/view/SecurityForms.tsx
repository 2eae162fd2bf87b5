import { inLanguage } from '#features/sites/public.ts';
import { type DateStyle, fullDateTime } from '#platform/time/hungarian-date.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, FormColumn, FormPart } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { PasswordFault } from '../factors/password-rules.ts';
import type { TotpSetup } from '../factors/second-factors.server.ts';
import {
  appCodeForm,
  confirmationForm,
  newPasswordForm,
  removedPasskeyForm,
  sessionForm,
} from '../forms/account-forms.ts';
import { readerProfilePath, readerSecurityPath } from '../forms/account-texts.ts';
import type { SecurityFault } from '../forms/security-outcomes.ts';
import { actionField } from '../forms/sign-in-steps-form.ts';
import { campaignsPath, newsroomPath } from '../newsroom-paths.ts';
import type { SecurityData } from '../pages/security-data.server.ts';
import { unknownBrowser } from '../sign-in/browser-name.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { passwordWords } from './password-words.ts';
import styles from './SecurityForms.module.css';
import { type SecurityWords, securityWords } from './security-words.ts';

interface SecurityFormsProps {
  data: SecurityData;
  style: DateStyle;
}

interface PartProps extends SecurityFormsProps {
  said: SecurityWords;
}

/** How somebody signs in; each change is a form of its own. A reader's sessions stand in the profile. */
export function SecurityForms({ data, style }: SecurityFormsProps) {
  const { realm, name, email, fault, isConfirmed } = data;
  const said = securityWords[style.language];
  const part = { data, style, said };
  return (
    <FormColumn title={said.title} intro={<p>{name === '' ? email : `${name}, ${email}`}</p>}>
      {realm === 'newsroom' && (
        <p>
          <Button kind="secondary" href={newsroomPath}>
            {said.newsroom}
          </Button>
        </p>
      )}
      {data.managesAds && (
        <p>
          <Button kind="secondary" href={campaignsPath}>
            {said.campaigns}
          </Button>
        </p>
      )}
      {data.done && <Notice kind="success">{said.done[data.done]}</Notice>}
      {(fault === 'google' || fault === 'attempts' || fault === 'passkey') && (
        <Notice kind="danger">{said.faults[fault]}</Notice>
      )}
      {data.newCodes.length > 0 && <NewCodes {...part} />}
      {realm === 'newsroom' && <Sessions {...part} />}
      {isConfirmed ? <Changes {...part} /> : <Confirmation {...part} />}
      {realm === 'newsroom' ? <SignOut {...part} /> : <BackToProfile {...part} />}
    </FormColumn>
  );
}

function SignOut({ data: { action }, said: { signOut } }: PartProps) {
  return (
    <FormPart title={signOut.title}>
      <Form action={action} label={signOut.title}>
        <Button kind="secondary" name={actionField} value="kilepes">
          {signOut.button}
        </Button>
      </Form>
    </FormPart>
  );
}

/** Only the pages of readers are in both languages. */
function BackToProfile({ style: { language }, said }: PartProps) {
  const other = language === 'en' ? 'hu' : 'en';
  return (
    <>
      <p>
        <Button kind="quiet" href={inLanguage(readerProfilePath, language)}>
          {said.back}
        </Button>
      </p>
      <p data-no-soft="" lang={other}>
        <Button kind="quiet" href={inLanguage(readerSecurityPath, other)}>
          {said.otherLanguage}
        </Button>
      </p>
    </>
  );
}

function dateTime(date: Date, style: DateStyle): string {
  return fullDateTime(Math.floor(date.getTime() / 1000), style);
}

function NewCodes({ data: { newCodes }, said: { codes } }: PartProps) {
  return (
    <FormPart title={codes.title}>
      <p>{codes.shownOnce}</p>
      <ul className={styles.codes}>
        {newCodes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
    </FormPart>
  );
}

function Sessions({ data: { action, sessions: open }, style, said: { sessions } }: PartProps) {
  return (
    <FormPart title={sessions.title}>
      <ul className={styles.list}>
        {open.map(({ id, browser, lastUsedAt, isThis }) => (
          <li key={id} className={styles.item}>
            <p className={styles.what}>
              {browser}
              {isThis && ` ${sessions.current}`}
              <br />
              <span className="note">{sessions.lastUsed(dateTime(lastUsedAt, style))}</span>
            </p>
            {!isThis && (
              <form method="post" action={action}>
                <input type="hidden" name={sessionForm.field('id').name} value={id} />
                <Button kind="secondary" name={actionField} value="munkamenet-vege">
                  {sessions.end}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {open.length > 2 && (
        <Form action={action} label={sessions.endOthers.label}>
          <Button kind="secondary" name={actionField} value="tobbi-vege">
            {sessions.endOthers.button}
          </Button>
        </Form>
      )}
    </FormPart>
  );
}

function Confirmation({ data, said: { confirmation, faults } }: PartProps) {
  const { action, signIn, email, hasPassword, fault, realm } = data;
  return (
    <FormPart title={confirmation.title}>
      <p className="note">{hasPassword ? confirmation.withPassword : confirmation.withoutPassword}</p>
      {hasPassword && (
        <Form action={action} label={confirmation.label}>
          <input type="hidden" name="username" value={email} autoComplete="username" />
          <Field
            {...confirmationForm.field('password')}
            label={confirmation.password}
            autoComplete="current-password"
            error={fault === 'confirmation' ? faults.confirmation : ''}
          />
          <Button name={actionField} value="megerosit">
            {confirmation.button}
          </Button>
        </Form>
      )}
      {realm === 'reader' && (
        <p>
          <Button kind={hasPassword ? 'quiet' : 'primary'} href={signIn}>
            {hasPassword ? confirmation.byMail : confirmation.again}
          </Button>
        </p>
      )}
    </FormPart>
  );
}

function Changes(part: PartProps) {
  const { totpSetup, isGoogleOffered } = part.data;
  return (
    <>
      {totpSetup ? <AppSetup {...part} {...totpSetup} /> : <AuthenticatorApp {...part} />}
      <Passkeys {...part} />
      <RecoveryCodes {...part} />
      <Password {...part} />
      {isGoogleOffered && <GoogleAccount {...part} />}
    </>
  );
}

function AuthenticatorApp({ data: { action, hasTotp }, said: { app } }: PartProps) {
  return (
    <FormPart title={app.title}>
      <p className="note">{hasTotp ? app.on : app.off}</p>
      <Form action={action} label={app.title}>
        <Button
          kind={hasTotp ? 'danger' : 'secondary'}
          name={actionField}
          value={hasTotp ? 'alkalmazas-torles' : 'alkalmazas-uj'}
        >
          {hasTotp ? app.turnOff : app.turnOn}
        </Button>
      </Form>
    </FormPart>
  );
}

function AppSetup({ data: { action, fault }, said: { app, faults }, secret, qr }: PartProps & TotpSetup) {
  return (
    <FormPart title={app.title}>
      <p>{app.scan}</p>
      <div className={styles.qr} role="img" aria-label={app.qr} dangerouslySetInnerHTML={{ __html: qr }} />
      <p className={styles.code}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <Form action={action} label={app.firstCode}>
        <Field
          {...appCodeForm.field('code')}
          label={app.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          error={fault === 'code' ? faults.code : ''}
          isCode
        />
        <Button name={actionField} value="alkalmazas-kesz">
          {app.turnOn}
        </Button>
      </Form>
    </FormPart>
  );
}

function Passkeys({ data: { action, passkeys: known, newPasskey }, style, said }: PartProps) {
  const { passkeys, remove } = said;
  return (
    <FormPart title={passkeys.title}>
      <p className="note">{passkeys.text}</p>
      {known.length > 0 && (
        <ul className={styles.list}>
          {known.map(({ id, name, createdAt }) => (
            <li key={id} className={styles.item}>
              <p className={styles.what}>
                {name === unknownBrowser ? passkeys.unknownDevice : name}
                <br />
                <span className="note">{passkeys.added(dateTime(createdAt, style))}</span>
              </p>
              <form method="post" action={action}>
                <input type="hidden" name={removedPasskeyForm.field('id').name} value={id} />
                <Button kind="danger" name={actionField} value="kulcs-torles">
                  {remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {newPasskey === null ? (
        <Form action={action} label={passkeys.label}>
          <Button kind="secondary" name={actionField} value="kulcs-uj">
            {passkeys.button}
          </Button>
        </Form>
      ) : (
        <PasskeyForm action={action} options={newPasskey} mode="create" label={passkeys.create} />
      )}
    </FormPart>
  );
}

function RecoveryCodes({ data, said: { codes } }: PartProps) {
  const { action, realm, recoveryCodes, hasTotp, passkeys } = data;
  // A reader's passkey replaces the mail; nobody asks for a code.
  if (!hasTotp && (realm === 'reader' || passkeys.length === 0)) return null;
  return (
    <FormPart title={codes.title}>
      {recoveryCodes === 0 ? (
        <Notice kind="warning">{codes.none}</Notice>
      ) : (
        <p className="note">{codes.left(recoveryCodes)}</p>
      )}
      <Form action={action} label={codes.title}>
        <Button kind="secondary" name={actionField} value="kodok">
          {codes.renew}
        </Button>
      </Form>
    </FormPart>
  );
}

function Password({ data, style, said: { password } }: PartProps) {
  const rules = passwordWords[style.language];
  const { action, realm, hasPassword, email, fault } = data;
  return (
    <FormPart title={password.title}>
      {realm === 'reader' && !hasPassword && <p className="note">{password.none}</p>}
      <Form action={action} label={password.label}>
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <Field
          {...newPasswordForm.field('password')}
          label={password.label}
          autoComplete="new-password"
          hint={rules.hint}
          error={isPasswordFault(fault) ? rules.faults[fault] : ''}
        />
        <Button kind="secondary" name={actionField} value="jelszo">
          {hasPassword ? password.change : password.set}
        </Button>
      </Form>
    </FormPart>
  );
}

function isPasswordFault(fault: SecurityFault | null): fault is PasswordFault {
  return fault !== null && fault in passwordWords.hu.faults;
}

function GoogleAccount({ data: { action, hasGoogle }, said: { google } }: PartProps) {
  return (
    <FormPart title={google.title}>
      <p className="note">{hasGoogle ? google.on : google.off}</p>
      <Form action={action} label={google.title}>
        <Button
          kind={hasGoogle ? 'danger' : 'secondary'}
          name={actionField}
          value={hasGoogle ? 'google-torles' : 'google-uj'}
        >
          {hasGoogle ? google.unlink : google.link}
        </Button>
      </Form>
    </FormPart>
  );
}
