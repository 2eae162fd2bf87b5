import type { Story } from '#features/content/public.ts';
import type { Language } from '#features/sites/public.ts';
import { Icon } from '#ui/Icon.tsx';
import { articleWords } from './article-words.ts';
import { SaveButton } from './SaveButton.tsx';
import styles from './ShareLinks.module.css';
import { shareIcons } from './share-icons.ts';

interface ShareLinksProps {
  story: Story;
  url: string;
  language: Language;
}

/** Plain links, so that no service tracks readers before they share. The script shows the copy button if it works. */
export function ShareLinks({ story, url, language }: ShareLinksProps) {
  const words = articleWords[language];
  const address = encodeURIComponent(url);
  const title = encodeURIComponent(story.title);
  const services = [
    {
      icon: shareIcons.facebook,
      label: words.shareOn('Facebook'),
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    {
      icon: shareIcons.x,
      label: words.shareOn('X'),
      href: `https://x.com/intent/post?url=${address}&text=${title}`,
    },
    {
      icon: shareIcons.linkedin,
      label: words.shareOn('LinkedIn'),
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    { icon: shareIcons.mail, label: words.mail, href: `mailto:?subject=${title}&body=${address}` },
  ];
  return (
    <div className="screen-only" data-share="">
      <ul className={styles.places} aria-label={words.share}>
        {services.map(({ icon, label, href }) => (
          <li key={href}>
            <a
              className={styles.place}
              href={href}
              rel="noopener nofollow external"
              title={label}
              aria-label={label}
            >
              <Icon path={icon} />
            </a>
          </li>
        ))}
        <li>
          <button
            className={styles.copy}
            type="button"
            data-share-url={url}
            data-share-title={story.title}
            data-share-done={words.copied}
            title={words.copy}
            aria-label={words.copy}
          >
            <Icon path={shareIcons.link} />
          </button>
        </li>
        <li>
          <SaveButton story={story} />
        </li>
      </ul>
      <span className="fine-print" role="status" data-share-status="" />
    </div>
  );
}
