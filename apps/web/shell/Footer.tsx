import { ConsentLink } from '#features/consent/public.view.ts';
import { FooterSignUp } from '#features/newsletters/public.view.ts';
import { editionText, savedLink } from '#features/sites/public.ts';
import { Wordmark } from '#features/sites/public.view.ts';
import { SupporterCounter } from '#features/support/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { ColourMode } from './ColourMode.tsx';
import styles from './Footer.module.css';
import type { Frame, ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/** Page footer: description, sister sites, legal and service links, imprint. */
export function Footer({ shell, frame }: { shell: ShellData; frame: Frame }) {
  const { site, sites, wordmarks, language } = shell;
  const words = shellWords[language];
  const description = editionText(site.description, site.english?.description, language);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark svg={wordmarks[site.slug]} name={site.name} className={styles.wordmark} />
          <p lang={description.lang}>{description.text}</p>
          {shell.counter && <SupporterCounter counter={shell.counter} language={language} />}
          {shell.newsletter && <FooterSignUp newsletter={shell.newsletter} language={language} />}
        </div>
        <div>
          <p className={classNames('label', styles.label, 'screen-only')}>{words.sites}</p>
          <ul>
            {sites.map((other) => (
              <li key={other.slug}>
                <a href={other.href}>{other.name}</a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={words.footer}>
          <p className={classNames('label', styles.label, 'screen-only')} aria-hidden="true">
            {words.footer}
          </p>
          <ul>
            {shell.supportHref !== null && (
              <li>
                <a href={shell.supportHref} data-support="">
                  {words.support}
                </a>
              </li>
            )}
            {[...site.footer, savedLink(site)].map(({ title, english, href }) => {
              const { text, lang } = editionText(title, english, language);
              return (
                <li key={href}>
                  <a href={href} lang={lang}>
                    {text}
                  </a>
                </li>
              );
            })}
            {/* A front page has a box for it, and the app's own pages need no link to it. */}
            {shell.stores && frame === 'site' && (
              <li>
                <a href={shell.stores.google} data-apple-store={shell.stores.apple} rel="noopener external">
                  {words.app}
                </a>
              </li>
            )}
            {shell.needsConsent && (
              <li>
                <ConsentLink language={language} />
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.imprint}>
          <p>
            © {site.name}. {words.rights}
          </p>
          <ColourMode language={language} name="megjelenes" />
        </div>
      </div>
    </footer>
  );
}
