import type { Ref } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { fileWords } from './file-words.ts';

const accepted = {
  gallery: 'image/*',
  video: 'video/mp4,video/webm',
  file: '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.epub,.zip,.doc,.xls,.ppt,.rtf,.mp3,.m4a,.ogg,.wav,.mp4,.webm',
  poster: 'image/*',
  captions: '.vtt,text/vtt',
} as const;

export type FileInputKind = keyof typeof accepted;

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  kind: FileInputKind;
  onChoose(files: File[]): void;
}

/** A file input, opened by a button or a menu. */
export function FileInput({ ref, kind, onChoose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accepted[kind]}
      multiple={kind === 'gallery'}
      aria-label={fileWords[useNewsroom().language].inputs[kind]}
      onChange={({ currentTarget }) => {
        onChoose([...(currentTarget.files ?? [])]);
        // Reset, so that the same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
