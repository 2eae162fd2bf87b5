import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import links from './links.module.css';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

const heart = 'M10 17s-6.6-4-6.6-8.7A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 6.6 2.3C16.6 13 10 17 10 17Z';

/** The masthead's link to the page of support; small screens have it in the menu. */
export function SupportLink({ shell }: { shell: ShellData }) {
  return shell.supportHref === null ? null : (
    <a
      className={classNames(links.link, links.support, 'link-words')}
      href={shell.supportHref}
      data-support=""
    >
      <Icon path={heart} />
      {shellWords[shell.language].support}
    </a>
  );
}
