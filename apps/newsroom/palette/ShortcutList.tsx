import { openCommands, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { newsroomWords } from '../newsroom-words.ts';
import styles from './ShortcutList.module.css';

/** The shortcuts of the open screen [NRA-04]. */
export function ShortcutList({ onClose }: { onClose(): void }) {
  const words = newsroomWords[useNewsroom().language];
  return (
    <ModalDialog title={words.shortcuts} onClose={onClose}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.act}</th>
            <th scope="col">{words.shortcut}</th>
          </tr>
        </thead>
        <tbody>
          {openCommands().map(
            ({ id, label, shortcut }) =>
              shortcut !== undefined && (
                <tr key={id}>
                  <td>{label}</td>
                  <td>
                    <kbd className={styles.keys}>{shortcut}</kbd>
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <p>
        <ActionButton onPress={onClose}>{words.close}</ActionButton>
      </p>
    </ModalDialog>
  );
}
