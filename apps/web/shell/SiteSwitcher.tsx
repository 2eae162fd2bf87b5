import type { Surroundings } from '../page-data.ts';
import styles from './SiteSwitcher.module.css';

/** The paper's sites, the one that is open marked by weight and a line, not by colour alone. */
export function SiteSwitcher({ surroundings, label }: { surroundings: Surroundings; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.sites}>
        {surroundings.sites.map((other) => (
          <li key={other.slug}>
            <a href={other.href} aria-current={other.slug === surroundings.site.slug ? 'true' : undefined}>
              {other.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
