import type { ReactNode } from 'react';
import { readerSecurityPath } from '#features/accounts/public.ts';
import { NewsletterSection } from '#features/newsletters/public.view.ts';
import { DeviceList } from '#features/push/public.view.ts';
import type { ViewProps } from '#features/sites/public.ts';
import { OwnSupportSection } from '#features/support/public.view.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, FormColumn } from '#ui/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './ProfilePage.module.css';
import type { profilePage } from './profile.page.ts';
import type { ProfileData, ProfileSession } from './profile-data.ts';
import { actionField, actions, nameField, type ProfileNotice, sessionField } from './profile-form.ts';

const notices: Record<ProfileNotice, string> = {
  nev: 'A nevét elmentettük.',
  hirlevelek: 'A hírleveleit elmentettük.',
  kileptetve: 'A munkamenet véget ért.',
  letoltes: 'Elküldtük levélben a letöltés hivatkozását. Két napig érvényes.',
  torles: 'Elküldtük levélben a törlés megerősítését.',
  megtartva: 'A fiókja megmarad.',
  'mentett-be': 'A mentett cikkei mostantól minden eszközén ott lesznek, ahol be van lépve.',
  'mentett-ki': 'A mentett cikkeit töröltük a fiókjából. Amit egy eszközén eltett, ott megmarad.',
  'ertesites-ki': 'Abban a böngészőben nem kap több értesítést.',
};

/** A reader's account: each form posts to the page itself, so that nothing needs a script. */
export function ProfilePage({ surroundings, data }: ViewProps<typeof profilePage>) {
  return data.step === 'deletion' ? (
    <Deletion data={data} />
  ) : (
    <Profile data={data} sitePath={surroundings.site.path} />
  );
}

function Profile({ data, sitePath }: { data: ProfileData; sitePath: string }) {
  const { notice, email, name, since, deletesOn, savesStories, sessions, newsletters, devices, support } =
    data;
  return (
    <FormColumn
      title="Fiókom"
      intro={
        <p>
          {email} · fiók {since} óta
        </p>
      }
    >
      {notice && <Notice kind="success">{notices[notice]}</Notice>}
      {deletesOn && (
        <Notice kind="warning" title={`A fiókját töröljük. A törlés napja: ${deletesOn}`}>
          <ActionForm action={actions.keep}>
            <Button kind="secondary">Megtartom a fiókomat</Button>
          </ActionForm>
        </Notice>
      )}
      <OwnSupportSection support={support} sitePath={sitePath} />
      <Section title="Név">
        <ActionForm action={actions.rename}>
          <Field
            name={nameField}
            label="Így szólítjuk a leveleinkben"
            value={name}
            autoComplete="name"
            maxLength={80}
          />
          <Button kind="secondary">Mentés</Button>
        </ActionForm>
      </Section>
      {newsletters.length > 0 && (
        <Section title="Hírlevelek">
          <NewsletterSection
            subscriptions={newsletters}
            language="hu"
            marker={{ name: actionField, value: actions.newsletters }}
          />
        </Section>
      )}
      <Section title="Mentett cikkek">
        <p>
          {savesStories
            ? 'A mentett cikkei a fiókjában vannak, és minden eszközén ott lesznek, ahol be van lépve.'
            : 'A mentett cikkei most csak azon az eszközön vannak meg, ahol eltette őket.'}
        </p>
        <ActionForm action={savesStories ? actions.saveNoStories : actions.saveStories}>
          <Button kind="secondary">
            {savesStories ? 'Csak az eszközeimen legyenek meg' : 'Legyenek meg a fiókomban is'}
          </Button>
        </ActionForm>
      </Section>
      <Section title="Ahol be van lépve">
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
        <div className={styles.buttons}>
          {sessions.length > 1 && (
            <ActionForm action={actions.endOthers}>
              <Button kind="secondary">Kilépés minden más eszközön</Button>
            </ActionForm>
          )}
          <ActionForm action={actions.signOut}>
            <Button kind="secondary">Kilépés</Button>
          </ActionForm>
        </div>
        <p>
          <Button kind="quiet" href={readerSecurityPath}>
            Jelszó, belépőkulcs, kétlépcsős belépés
          </Button>
        </p>
      </Section>
      {devices && (
        <Section title="Értesítések">
          <DeviceList devices={devices} fields={{ [actionField]: actions.removeDevice }} />
        </Section>
      )}
      <Section title="Az adataim">
        <p>
          Letöltheti mindazt, amit Önről tárolunk, vagy törölheti a fiókját. A letöltés hivatkozását levélben
          küldjük.
        </p>
        <div className={styles.buttons}>
          <ActionForm action={actions.download}>
            <Button kind="secondary">Kérem az adataimat</Button>
          </ActionForm>
          {!deletesOn && (
            <ActionForm action={actions.askDeletion}>
              <Button kind="danger">Törlöm a fiókomat</Button>
            </ActionForm>
          )}
        </div>
      </Section>
    </FormColumn>
  );
}

function Session({ session: { id, browser, usedAt, isCurrent } }: { session: ProfileSession }) {
  return (
    <li className={styles.session}>
      <span>
        <b>{browser}</b>
        <span className={styles.used}>{isCurrent ? 'ez az eszköz' : `utoljára: ${usedAt}`}</span>
      </span>
      {!isCurrent && (
        <ActionForm action={actions.endSession}>
          <input type="hidden" name={sessionField} value={id} />
          <Button kind="quiet">Kiléptetem</Button>
        </ActionForm>
      )}
    </li>
  );
}

function Deletion({ data: { email } }: { data: ProfileData }) {
  return (
    <FormColumn title="Biztosan törli a fiókját?" intro={<p>{email}</p>}>
      <Notice kind="warning" title="Mi történik?">
        <ul className={styles.list}>
          <li>A rendszeres támogatása azonnal megszűnik, több terhelés nem lesz.</li>
          <li>Hét napja van meggondolni: ha addig belép, a fiókja megmarad.</li>
          <li>Utána a nevét, a címét, a hírleveleit és az értesítéseit véglegesen töröljük.</li>
          <li>
            A befizetéseit a számviteli törvény miatt nyolc évig megőrizzük, de a személyéhez többé nem
            kötjük.
          </li>
        </ul>
      </Notice>
      <div className={styles.buttons}>
        <ActionForm action={actions.confirmDeletion}>
          <Button kind="danger">Igen, törlöm</Button>
        </ActionForm>
        <ActionForm action="">
          <Button kind="secondary">Mégsem</Button>
        </ActionForm>
      </div>
    </FormColumn>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
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
