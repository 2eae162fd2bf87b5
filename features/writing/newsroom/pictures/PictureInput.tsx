import type { Ref } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { pictureWords } from './picture-words.ts';

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  takesSeveral?: boolean;
  onChoose(files: File[]): void;
}

/** Opened by a button or a menu; a telephone offers its camera as well. */
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
        // The same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
