import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import links from './links.module.css';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/** A head above shoulders. */
const person = 'M10 10.2a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM3.2 17.5c.6-3.3 3.3-5 6.8-5s6.2 1.7 6.8 5';

/** Link to the reader's account; a script replaces the word by the reader's name. */
export function AccountLink({ shell }: { shell: ShellData }) {
  return shell.accountHref === null ? null : (
    <a className={links.link} href={shell.accountHref}>
      <Icon path={person} />
      <span className={classNames(links.word, 'link-words')} data-account="">
        {shellWords[shell.language].account}
      </span>
    </a>
  );
}
