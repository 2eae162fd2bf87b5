import type { Ref } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { pictureWords } from './picture-words.ts';

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  takesSeveral?: boolean;
  onChoose(files: File[]): void;
}

/** A file input for pictures, opened by a button or a menu; phones offer the camera as well. */
export function PictureInput({ ref, takesSeveral = false, onChoose }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept="image/*"
      multiple={takesSeveral}
      aria-label={pictureWords[useNewsroom().language].file}
      onChange={({ currentTarget }) => {
        onChoose([...(currentTarget.files ?? [])]);
        // Reset, so that the same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
