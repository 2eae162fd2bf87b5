import type { Language } from '#features/sites/public.ts';
import { Button } from '#ui/form/Button.tsx';
import { Form } from '#ui/form/FormColumn.tsx';
import { notificationsPath } from '../consent-text.ts';
import { deviceField, type ReaderDevice } from '../devices/reader-devices.ts';
import styles from './DeviceList.module.css';
import { pushDevicesWords } from './push-devices-words.ts';

interface DeviceListProps {
  devices: readonly ReaderDevice[];
  language: Language;
  /** Hidden fields that the page's form needs. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Browsers of a reader that get notifications, for the profile: each with a button that posts its id as `deviceField` to
 * the page's own address.
 */
export function DeviceList({ devices, language, fields }: DeviceListProps) {
  const said = pushDevicesWords[language];
  if (devices.length === 0)
    return (
      <p>
        {said.none} <a href={notificationsPath}>{said.settings}</a>
      </p>
    );
  return (
    <ul className={styles.list}>
      {devices.map(({ id, name, topics }) => (
        <li key={id} className={styles.device}>
          <p className="label">{name}</p>
          <p className="note">{topics.join(', ') || said.noTopics}</p>
          <Form label={said.label(name)}>
            {Object.entries(fields).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <Button kind="secondary" name={deviceField} value={String(id)}>
              {said.end}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
