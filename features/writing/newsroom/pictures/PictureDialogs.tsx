import { LibraryDialog } from './LibraryDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import type { EditorPictures } from './use-pictures.ts';

/** The id of the picture whose details are open, or the library. */
export type OpenedPicture = number | 'library';

interface PictureDialogsProps {
  opened: OpenedPicture | null;
  pictures: EditorPictures;
  onClose(): void;
}

export function PictureDialogs({ opened, pictures, onClose }: PictureDialogsProps) {
  if (opened === null) return null;
  if (opened !== 'library') return <PictureDialog id={opened} onClose={onClose} />;
  return (
    <LibraryDialog
      onChoose={(picture) => {
        pictures.insert(picture);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
