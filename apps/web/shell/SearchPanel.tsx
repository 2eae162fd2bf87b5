import { archivePath } from '#features/search/public.ts';
import { StorySearch } from '#features/search/public.view.ts';
import { Dialog, DialogClose } from '#ui/Dialog.tsx';
import styles from './SearchPanel.module.css';
import type { ShellData } from './shell-data.ts';
import { shellWords } from './shell-words.ts';

/** Search panel of the masthead. */
export function SearchPanel({ shell }: { shell: ShellData }) {
  const words = shellWords[shell.language];
  return (
    <Dialog id="kereses" label={words.search} from="top">
      <div className={styles.inner}>
        <DialogClose of="kereses">{words.close}</DialogClose>
        <StorySearch id="kereses-javaslatok" action={archivePath(shell.site)} language={shell.language} />
      </div>
    </Dialog>
  );
}
