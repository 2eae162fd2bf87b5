import { archivePath } from '../archive/archive-path.ts';
import { StorySearch } from '../archive/StorySearch.tsx';
import styles from './SearchPanel.module.css';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/** The search that opens from the masthead: a popover, so Escape and a press beside it close it. */
export function SearchPanel({ shell }: { shell: ShellData }) {
  const words = shellWords[shell.language];
  return (
    <div id="kereses" className={styles.panel} popover="auto" role="dialog" aria-label={words.search}>
      <div className={styles.inner}>
        <button className={styles.close} type="button" popoverTarget="kereses" popoverTargetAction="hide">
          {words.close}
          <span aria-hidden="true">×</span>
        </button>
        <StorySearch id="kereses-javaslatok" action={archivePath(shell.site)} words={words.storySearch} />
      </div>
    </div>
  );
}
