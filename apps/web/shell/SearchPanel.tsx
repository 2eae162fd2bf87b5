import { archivePath } from '#features/search/public.ts';
import { StorySearch } from '#features/search/public.view.ts';
import styles from './SearchPanel.module.css';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/** Search panel of the masthead: a popover, so Escape and a click outside close it. */
export function SearchPanel({ shell }: { shell: ShellData }) {
  const words = shellWords[shell.language];
  return (
    <div id="kereses" className={styles.panel} popover="auto" role="dialog" aria-label={words.search}>
      <div className={styles.inner}>
        <button className={styles.close} type="button" popoverTarget="kereses" popoverTargetAction="hide">
          {words.close}
          <span aria-hidden="true">×</span>
        </button>
        <StorySearch id="kereses-javaslatok" action={archivePath(shell.site)} language={shell.language} />
      </div>
    </div>
  );
}
