import type { ViewProps } from '#features/kit/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Checkbox } from '#ui/form/Choices.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormColumn } from '#ui/form/FormColumn.tsx';
import { Notice } from '#ui/Notice.tsx';
import { pushFormWords } from '../browser/push-form-words.ts';
import { notificationsWords } from '../notifications-words.ts';
import { clockOfMinutes } from '../quiet-hours.ts';
import styles from './NotificationsPage.module.css';
import type { notificationsPage } from './notifications.page.ts';
import { fieldOf, type TopicGroup } from './notifications-data.ts';

/** Offered when a reader switches quiet hours on. */
const usualHours = { from: 22 * 60, to: 7 * 60 };

/** The choice is the browser's, so a script shows the form and fills it in; without script the page explains. */
export function NotificationsPage({ data }: ViewProps<typeof notificationsPage>) {
  const { groups, followed, vapidKey } = data;
  const words = notificationsWords;
  return (
    <FormColumn title={words.title} intro={<p>{words.intro}</p>}>
      <p className="without-script">{words.withoutScript}</p>
      <div className={styles.script} data-push="" data-vapid-key={vapidKey}>
        <States />
        <form className={styles.form} data-push-form="" hidden>
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
          <fieldset data-push-followed="" hidden={followed === null}>
            <legend className={styles.legend}>{words.followed}</legend>
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
          <p className="note">{words.consent}</p>
          <div className="buttons">
            <Button>{pushFormWords.enable}</Button>
            <Button kind="quiet" type="button" name="push-off">
              {words.off}
            </Button>
          </div>
          <p className={styles.status} role="status" data-push-status="" />
        </form>
      </div>
    </FormColumn>
  );
}

/** One of them is shown. */
function States() {
  const { unsupported, denied, isOn } = notificationsWords;
  return (
    <>
      <div data-push-state="unsupported" hidden>
        <Notice kind="info" title={unsupported.title}>
          <p>{unsupported.text}</p>
        </Notice>
      </div>
      <div data-push-state="denied" hidden>
        <Notice kind="warning" title={denied.title}>
          <p>{denied.text}</p>
        </Notice>
      </div>
      <div data-push-state="on" hidden>
        <Notice kind="info" title={isOn} />
      </div>
    </>
  );
}

function Group({ group: { title, topics } }: { group: TopicGroup }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      {topics.map(({ title: label, text, site, topic }) => (
        <Checkbox key={topic} name="topic" value={fieldOf({ site, topic })} label={label} hint={text} />
      ))}
    </fieldset>
  );
}

function QuietHours() {
  const { quiet } = notificationsWords;
  return (
    <fieldset>
      <legend className={styles.legend}>{quiet.title}</legend>
      <Checkbox name="quiet" label={quiet.label} hint={quiet.hint} />
      <div className={styles.hours} data-push-hours="" hidden>
        <Field name="quiet-from" label={quiet.from} type="time" value={clockOfMinutes(usualHours.from)} />
        <Field name="quiet-to" label={quiet.to} type="time" value={clockOfMinutes(usualHours.to)} />
      </div>
    </fieldset>
  );
}
