import { editionText, savedLink } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog, DialogClose } from '#ui/Dialog.tsx';
import { ColourMode } from './ColourMode.tsx';
import styles from './Menu.module.css';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/** Menu of small screens. */
export function Menu({ shell }: { shell: ShellData }) {
  const { site, sites, language, entry: open, accountHref, supportHref } = shell;
  const words = shellWords[language];
  return (
    <Dialog id="menu" label={words.menu} from="end">
      <div className={styles.head}>
        <p className={styles.title}>{site.name}</p>
        <DialogClose of="menu">{words.close}</DialogClose>
      </div>
      <nav aria-label={words.menu}>
        <ul className={styles.entries} data-marks-page="">
          {[...site.menu, savedLink(site)].map(({ title, english, href }) => {
            const { text, lang } = editionText(title, english, language);
            return (
              <li key={href}>
                <a href={href} lang={lang} aria-current={href === open ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            );
          })}
          {supportHref !== null && (
            <li>
              <a href={supportHref} data-support="">
                {words.support}
              </a>
            </li>
          )}
          {accountHref !== null && (
            <li>
              <a href={accountHref}>
                <span data-account="">{words.account}</span>
              </a>
            </li>
          )}
        </ul>
        <p className={classNames('label', styles.label)}>{words.sites}</p>
        <ul className={styles.sites}>
          {sites.map((other) => (
            <li key={other.slug} data-site={other.slug}>
              <a href={other.href} aria-current={other.slug === site.slug ? 'true' : undefined}>
                {other.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.colour}>
        <ColourMode language={language} name="megjelenes-menu" />
      </div>
    </Dialog>
  );
}
