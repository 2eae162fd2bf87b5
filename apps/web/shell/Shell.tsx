import '#ui/base.css';
import type { ReactNode } from 'react';
import { NavigationParts } from '../navigation/NavigationParts.tsx';
import type { Surroundings } from '../page-data.ts';
import { Footer } from './Footer.tsx';
import { Masthead } from './Masthead.tsx';
import { Menu } from './Menu.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './Shell.module.css';

interface ShellProps {
  surroundings: Surroundings;
  isFront: boolean;
  isBare: boolean;
  /** What stands before everything else: nothing, for a reader. */
  above?: ReactNode;
  children: ReactNode;
}

/** What stands around every page; the native app draws its own [APP-01]. */
export function Shell({ surroundings, isFront, isBare, above, children }: ShellProps) {
  const isInApp = surroundings.app !== '';
  const main = (
    <main id="tartalom" className={styles.main} tabIndex={-1}>
      {isInApp && isFront && <h1 className="visually-hidden">{surroundings.site.name}</h1>}
      {children}
    </main>
  );
  if (isInApp) return main;
  if (isBare)
    return (
      <>
        {main}
        <NavigationParts language={surroundings.language} />
      </>
    );
  return (
    <>
      <a className={styles.skip} href="#tartalom">
        {surroundings.language === 'en' ? 'Skip to the content' : 'Ugrás a tartalomra'}
      </a>
      {above}
      <Masthead shell={surroundings.shell} isFront={isFront} />
      <Menu shell={surroundings.shell} />
      <SearchPanel shell={surroundings.shell} />
      {main}
      <Footer shell={surroundings.shell} />
      <NavigationParts language={surroundings.language} />
    </>
  );
}
