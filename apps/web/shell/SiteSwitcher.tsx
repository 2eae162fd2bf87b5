import { classNames } from '#ui/class-names.ts';
import links from './links.module.css';
import type { ShellData } from './shell-data.ts';

/** The edition's sites; the current one is marked by weight and underline, not by colour alone. */
export function SiteSwitcher({ shell, label }: { shell: ShellData; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={classNames(links.row, links.sites)}>
        {shell.sites.map((other) => (
          <li key={other.slug}>
            <a href={other.href} aria-current={other.slug === shell.site.slug ? 'true' : undefined}>
              {other.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
