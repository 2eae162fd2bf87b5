import { archivePath } from '#features/search/public.ts';
import { SearchIcon } from '#features/search/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import links from './links.module.css';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/** Link to the archive; with JavaScript it opens the search panel instead. */
export function SearchLink({ shell }: { shell: ShellData }) {
  return (
    <a className={links.link} href={archivePath(shell.site)} data-search-link="">
      <SearchIcon />
      <span className={classNames(links.word, 'link-words')}>{shellWords[shell.language].search}</span>
    </a>
  );
}
