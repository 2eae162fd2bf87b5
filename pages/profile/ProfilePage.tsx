import type { ReactNode } from 'react';
import { readerProfilePath, readerSecurityPath } from '#features/accounts/public.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { NewsletterSection } from '#features/newsletters/public.view.ts';
import { DeviceList } from '#features/push/public.view.ts';
import { inLanguage, type Language } from '#features/sites/public.ts';
import { OwnSupportSection } from '#features/support/public.view.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form, FormColumn, FormPart } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './ProfilePage.module.css';
import type { profilePage } from './profile.page.ts';
import type { ProfileData, ProfileSession } from './profile-data.ts';
import {
  actionField,
  actions,
  addressCodeForm,
  nameForm,
  newAddressForm,
  type ProfileNotice,
  sessionForm,
} from './profile-form.ts';
import { type ProfileWords, profileWords } from './profile-words.ts';

/** A reader's account: each form posts to the page itself, so that nothing needs a script. */
export function ProfilePage({ surroundings, data }: ViewProps<typeof profilePage>) {
  const { site, language } = surroundings;
  return data.step === 'deletion' ? (
    <Deletion data={data} said={profileWords[language].deletion} />
  ) : (
    <Profile data={data} sitePath={site.path} language={language} />
  );
}

/** Outcomes after which nothing has changed. */
const failed: ReadonlySet<ProfileNotice> = new Set([
  'cim-hibas',
  'cim-foglalt',
  'cim-kod-hibas',
  'cim-lejart',
  'cim-sok',
  'cim-belepes',
]);

interface ProfileProps {
  data: ProfileData;
  sitePath: string;
  language: Language;
}

function Profile({ data, sitePath, language }: ProfileProps) {
  const said = profileWords[language];
  const { notice, email, since, deletesOn, savesStories, sessions, newsletters, devices, support } = data;
  const other = language === 'en' ? 'hu' : 'en';
  const saved = said.saved[savesStories ? 'on' : 'off'];
  return (
    <FormColumn
      title={said.title}
      intro={
        <p>
          {email} · {said.since(since)}
        </p>
      }
    >
      {notice && <Notice kind={failed.has(notice) ? 'danger' : 'success'}>{said.notices[notice]}</Notice>}
      {deletesOn && (
        <Notice kind="warning" title={said.deletes.title(deletesOn)}>
          <ActionForm action={actions.keep}>
            <Button kind="secondary">{said.deletes.keep}</Button>
          </ActionForm>
        </Notice>
      )}
      <OwnSupportSection support={support} sitePath={sitePath} language={language} />
      <FormPart title={said.name.title}>
        <ActionForm action={actions.rename}>
          <Field
            {...nameForm.field('name')}
            label={said.name.label}
            value={data.nameForm.typed.name}
            error={data.nameForm.faults.name ?? ''}
            autoComplete="name"
          />
          <Button kind="secondary">{said.name.save}</Button>
        </ActionForm>
      </FormPart>
      <Address newAddress={data.newAddress} language={language} />
      {newsletters.length > 0 && (
        <FormPart title={said.newsletters}>
          <NewsletterSection
            subscriptions={newsletters}
            language={language}
            marker={{ name: actionField, value: actions.newsletters }}
          />
        </FormPart>
      )}
      <FormPart title={said.saved.title}>
        <p>{saved.text}</p>
        <ActionForm action={savesStories ? actions.saveNoStories : actions.saveStories}>
          <Button kind="secondary">{saved.button}</Button>
        </ActionForm>
      </FormPart>
      <Sessions sessions={sessions} language={language} />
      {devices && (
        <FormPart title={said.notifications}>
          <DeviceList
            devices={devices}
            language={language}
            fields={{ [actionField]: actions.removeDevice }}
          />
        </FormPart>
      )}
      <OwnData said={said.data} isBeingDeleted={deletesOn !== null} />
      <p data-no-soft="" lang={other}>
        <Button kind="quiet" href={inLanguage(sitePath + readerProfilePath, other)}>
          {said.otherLanguage}
        </Button>
      </p>
    </FormColumn>
  );
}

interface AddressProps {
  newAddress: string | null;
  language: Language;
}

/** The code is asked for as long as it is valid; another address can be entered meanwhile. */
function Address({ newAddress, language }: AddressProps) {
  const said = profileWords[language].address;
  return (
    <FormPart title={said.title}>
      {newAddress !== null && (
        <ActionForm action={actions.finishAddress}>
          <Field
            {...addressCodeForm.field('code')}
            label={said.code(newAddress)}
            inputMode="numeric"
            autoComplete="one-time-code"
            isCode
          />
          <Button kind="secondary">{said.confirm}</Button>
        </ActionForm>
      )}
      <ActionForm action={actions.beginAddress}>
        <Field
          {...newAddressForm.field('email')}
          label={said.label}
          hint={said.hint}
          autoComplete="email"
          inputMode="email"
        />
        <Button kind="secondary">{said.send}</Button>
      </ActionForm>
    </FormPart>
  );
}

interface SessionsProps {
  sessions: readonly ProfileSession[];
  language: Language;
}

function Sessions({ sessions, language }: SessionsProps) {
  const said = profileWords[language].sessions;
  return (
    <FormPart title={said.title}>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} said={said} />
        ))}
      </ul>
      <div className="buttons">
        {sessions.length > 1 && (
          <ActionForm action={actions.endOthers}>
            <Button kind="secondary">{said.endOthers}</Button>
          </ActionForm>
        )}
        <ActionForm action={actions.signOut}>
          <Button kind="secondary">{said.signOut}</Button>
        </ActionForm>
      </div>
      <p>
        <Button kind="quiet" href={inLanguage(readerSecurityPath, language)}>
          {said.security}
        </Button>
      </p>
    </FormPart>
  );
}

interface SessionProps {
  session: ProfileSession;
  said: ProfileWords['sessions'];
}

function Session({ session: { id, browser, usedAt, isCurrent }, said }: SessionProps) {
  return (
    <li className={styles.session}>
      <span>
        <b>{browser}</b>
        <span className={styles.used}>{isCurrent ? said.current : said.lastUsed(usedAt)}</span>
      </span>
      {!isCurrent && (
        <ActionForm action={actions.endSession}>
          <input type="hidden" name={sessionForm.field('id').name} value={id} />
          <Button kind="quiet">{said.end}</Button>
        </ActionForm>
      )}
    </li>
  );
}

interface OwnDataProps {
  said: ProfileWords['data'];
  isBeingDeleted: boolean;
}

function OwnData({ said, isBeingDeleted }: OwnDataProps) {
  return (
    <FormPart title={said.title}>
      <p>{said.text}</p>
      <div className="buttons">
        <ActionForm action={actions.download}>
          <Button kind="secondary">{said.download}</Button>
        </ActionForm>
        {!isBeingDeleted && (
          <ActionForm action={actions.askDeletion}>
            <Button kind="danger">{said.remove}</Button>
          </ActionForm>
        )}
      </div>
    </FormPart>
  );
}

interface DeletionProps {
  data: ProfileData;
  said: ProfileWords['deletion'];
}

function Deletion({ data: { email }, said }: DeletionProps) {
  return (
    <FormColumn title={said.title} intro={<p>{email}</p>}>
      <Notice kind="warning" title={said.what}>
        <ul className={styles.list}>
          {said.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Notice>
      <div className="buttons">
        <ActionForm action={actions.confirmDeletion}>
          <Button kind="danger">{said.confirm}</Button>
        </ActionForm>
        <ActionForm action="">
          <Button kind="secondary">{said.cancel}</Button>
        </ActionForm>
      </div>
    </FormColumn>
  );
}

function ActionForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <Form>
      <input type="hidden" name={actionField} value={action} />
      {children}
    </Form>
  );
}
