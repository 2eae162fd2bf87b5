import { classNames } from './class-names.ts';
import styles from './Tabs.module.css';

interface TabsProps {
  tabs: readonly { title: string; href: string; current: boolean }[];
  /** Name of the row of tabs for screen readers. */
  label: string;
}

/** Other views of a page: links, exactly one of which is current [LIST-02]; none where there is no other view. */
export function Tabs({ tabs, label }: TabsProps) {
  if (tabs.length < 2) return null;
  return (
    <nav className={classNames(styles.tabs, 'screen-only')} aria-label={label} data-tabs="">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className={styles.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
