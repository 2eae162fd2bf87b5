import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import type { FrontBox } from './front-answers.ts';
import { frontNewsroomWords } from './front-newsroom-words.ts';
import styles from './MoveDialog.module.css';

interface MoveDialogProps {
  title: string;
  boxes: readonly FrontBox[];
  onMove(box: FrontBox): void;
  onClose(): void;
}

/** The other boxes, in the order of the page. */
export function MoveDialog({ title, boxes, onMove, onClose }: MoveDialogProps) {
  const words = frontNewsroomWords[useNewsroom().language];
  return (
    <ModalDialog title={title} onClose={onClose}>
      <ul>
        {boxes.map((box) => (
          <li key={box.slug}>
            <button type="button" className={styles.box} onClick={() => onMove(box)}>
              {box.title || words.kinds[box.kind]}
              <span className={styles.places}>{words.box.places(box.stories.length, box.size)}</span>
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
