import { useNewsroom } from '#features/kit/public.newsroom.ts';
import styles from './NotificationPreview.module.css';
import { sendingWords } from './sending-words.ts';

interface NotificationPreviewProps {
  site: string;
  title: string;
  body: string;
}

/** About where each device cuts, closed: an Android title and text one line, an iPhone two and four. */
const devices = ['android', 'ios', 'browser'] as const;

/** How the notification looks on a telephone and in a browser. */
export function NotificationPreview({ site, title, body }: NotificationPreviewProps) {
  const { language, sites } = useNewsroom();
  const words = sendingWords[language];
  const name = sites.find(({ slug }) => slug === site)?.name ?? site;
  return (
    <div className={styles.previews}>
      {devices.map((device) => (
        <figure key={device} className={styles.preview}>
          <figcaption className={styles.device}>{words[device]}</figcaption>
          <div className={styles[device]}>
            <span className={styles.icon} aria-hidden="true">
              {name.slice(0, 1)}
            </span>
            <div className={styles.text}>
              <p className={styles.source}>
                {name} · {words.now}
              </p>
              <p className={styles.title}>{title}</p>
              {body !== '' && <p className={styles.body}>{body}</p>}
            </div>
          </div>
        </figure>
      ))}
    </div>
  );
}
