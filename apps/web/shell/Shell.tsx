import { classNames } from '#ui/class-names.ts';
import '#ui/base.css';
import type { ReactNode } from 'react';
import { ConsentBanner } from '#features/consent/public.view.ts';
import { NavigationParts } from '../navigation/NavigationParts.tsx';
import { Footer } from './Footer.tsx';
import { Masthead } from './Masthead.tsx';
import { Menu } from './Menu.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './Shell.module.css';
import type { Frame, ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

interface ShellProps {
  shell: ShellData;
  frame: Frame;
}

interface BeforeMainProps extends ShellProps {
  /** Content above the masthead: the preview bar of an unpublished edition. */
  above?: ReactNode;
}

/** Masthead, menu and search panel; none in the native app, which has its own, and on bare pages [APP-01]. */
export function BeforeMain({ shell, frame, above }: BeforeMainProps) {
  if (frame === 'app' || frame === 'bare') return null;
  return (
    <>
      <a className={classNames(styles.skip, 'screen-only')} href="#tartalom">
        {shellWords[shell.language].skip}
      </a>
      {shell.asksConsent && <ConsentBanner language={shell.language} />}
      {above}
      <Masthead shell={shell} isFront={frame === 'front'} />
      <Menu shell={shell} />
      <SearchPanel shell={shell} />
    </>
  );
}

/** The main content, rendered already: hints that React puts before a page's HTML are replaced with the page. */
export function Main({ html }: { html: string }) {
  return (
    <main id="tartalom" className={styles.main} tabIndex={-1} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Footer, and the parts that soft navigation needs. */
export function AfterMain({ shell, frame }: ShellProps) {
  if (frame === 'app') return null;
  return (
    <>
      {frame !== 'bare' && <Footer shell={shell} frame={frame} />}
      <NavigationParts language={shell.language} />
    </>
  );
}
