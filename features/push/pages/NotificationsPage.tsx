import type { ViewProps } from '#features/sites/public.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Choices.tsx';
import { Field } from '#ui/Field.tsx';
import { FormColumn } from '#ui/FormColumn.tsx';
import { islandAttributes } from '#ui/Island.tsx';
import { Notice } from '#ui/Notice.tsx';
import { clockOfMinutes } from '../quiet-hours.ts';
import styles from './NotificationsPage.module.css';
import type { notificationsPage } from './notifications.page.ts';
import { fieldOf, type TopicGroup } from './notifications-data.ts';

/** Offered when a reader switches quiet hours on. */
const usualHours = { from: 22 * 60, to: 7 * 60 };

/** The choice is the browser's, so a script shows the form and fills it in; without script the page explains. */
export function NotificationsPage({ data }: ViewProps<typeof notificationsPage>) {
  const { groups, followed, vapidKey } = data;
  return (
    <FormColumn title="Értesítések" intro={<p>{introduction}</p>}>
      <p className={styles.withoutScript}>
        Az értesítéseket a böngésző kéri és mutatja, ehhez JavaScript kell. Hírleveleink és RSS-csatornáink
        enélkül is működnek.
      </p>
      <div
        className={styles.script}
        data-push=""
        data-vapid-key={vapidKey}
        {...islandAttributes('notifications', 'load')}
      >
        <States />
        <form className={styles.form} data-push-form="" hidden>
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
          <fieldset className={styles.group} data-push-followed="" hidden={followed === null}>
            <legend className={styles.legend}>Amit követ</legend>
            <div data-push-followed-list="">
              {followed && (
                <Checkbox name="topic" value={fieldOf(followed)} label={followed.title} isChecked />
              )}
            </div>
          </fieldset>
          <template data-push-followed-item="">
            <Checkbox name="topic" value="site/topic" label="…" />
          </template>
          <QuietHours />
          <p className={styles.consent}>
            Az engedélyt bármikor visszavonhatja ezen az oldalon. Csak azt tároljuk, hogy ez a böngésző mely
            témákat kérte; a nevét és az e-mail-címét nem.
          </p>
          <div className={styles.buttons}>
            <Button>Értesítések engedélyezése</Button>
            <Button kind="quiet" type="button" name="push-off">
              Minden értesítés kikapcsolása
            </Button>
          </div>
          <p className={styles.status} role="status" data-push-status="" />
        </form>
      </div>
    </FormColumn>
  );
}

const introduction =
  'Szólunk, ha fontos dolog történik. Válassza ki, miről szeretne értesítést kapni ebbe a böngészőbe, és mikor ne zavarjuk.';

/** One of them is shown. */
function States() {
  return (
    <>
      <div data-push-state="unsupported" hidden>
        <Notice kind="info" title="Ez a böngésző nem tud értesítést fogadni">
          <p>
            Privát ablakban az értesítések nem működnek. iPhone-on és iPaden előbb tegye ki a lapot a
            főképernyőre a megosztás gombbal, és onnan nyissa meg.
          </p>
        </Notice>
      </div>
      <div data-push-state="denied" hidden>
        <Notice kind="warning" title="A böngészőben le vannak tiltva az értesítéseink">
          <p>A címsor elején lévő ikonra kattintva engedélyezheti őket, utána töltse újra ezt az oldalt.</p>
        </Notice>
      </div>
      <div data-push-state="on" hidden>
        <Notice kind="info" title="Ebben a böngészőben be vannak kapcsolva az értesítések" />
      </div>
    </>
  );
}

function Group({ group: { title, topics } }: { group: TopicGroup }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {topics.map(({ title: label, text, site, topic }) => (
        <Checkbox key={topic} name="topic" value={fieldOf({ site, topic })} label={label} hint={text} />
      ))}
    </fieldset>
  );
}

function QuietHours() {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Csendes idő</legend>
      <Checkbox
        name="quiet"
        label="Legyen csendes idő"
        hint="Ami közben érkezne, a végén érkezik meg, ha addig nem veszti érvényét."
      />
      <div className={styles.hours} data-push-hours="" hidden>
        <Field name="quiet-from" label="Mikortól" type="time" value={clockOfMinutes(usualHours.from)} />
        <Field name="quiet-to" label="Meddig" type="time" value={clockOfMinutes(usualHours.to)} />
      </div>
    </fieldset>
  );
}
