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
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ surroundings, isFront, children }: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#tartalom">
        {surroundings.language === 'en' ? 'Skip to the content' : 'Ugrás a tartalomra'}
      </a>
      <Masthead surroundings={surroundings} isFront={isFront} />
      <Menu surroundings={surroundings} />
      <SearchPanel surroundings={surroundings} />
      <main id="tartalom" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer surroundings={surroundings} />
      <NavigationParts />
    </>
  );
}
