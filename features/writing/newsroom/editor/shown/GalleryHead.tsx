import { useRef } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { FileInput } from '../files/FileInput.tsx';
import type { HeadProps } from './block-head.ts';
import styles from './ShownBlock.module.css';
import { shownWords } from './shown-words.ts';

export function GalleryHead({ block, edit }: HeadProps) {
  const words = shownWords[useNewsroom().language];
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={styles.kind}>{words.gallery}</p>
      {edit && (
        <div className={styles.tools}>
          <ActionButton onPress={() => input.current?.click()}>{words.addPictures}</ActionButton>
          <span className="fine-print">{words.order}</span>
          <FileInput
            ref={input}
            kind="gallery"
            onChoose={(files) => void edit.files.addToGallery(files, block.placeOf)}
          />
        </div>
      )}
    </>
  );
}
