import type { RefObject } from 'react';
import { PictureInput } from '../../pictures/PictureInput.tsx';
import type { EditorPictures } from '../../pictures/use-pictures.ts';
import type { FileBlock } from '../block-kinds.ts';
import { FileInput } from './FileInput.tsx';
import type { EditorFiles } from './use-files.ts';

export type OpenInputs = Partial<Record<FileBlock, HTMLInputElement | null>>;

interface FileInputsProps {
  inputs: RefObject<OpenInputs>;
  pictures: EditorPictures;
  files: EditorFiles;
  onChosen(): void;
}

/** File inputs of the blocks that consist of files; opened by a menu. */
export function FileInputs({ inputs, pictures, files, onChosen }: FileInputsProps) {
  const choose = (add: (files: File[]) => Promise<void>) => (chosen: File[]) => {
    if (chosen.length > 0) void add(chosen);
    onChosen();
  };
  const eachOf = (add: (file: File) => Promise<void>) =>
    choose(async (chosen) => {
      for (const file of chosen) await add(file);
    });
  const inputOf = (kind: FileBlock) => (input: HTMLInputElement | null) => {
    inputs.current[kind] = input;
  };
  return (
    <>
      <PictureInput ref={inputOf('image')} takesSeveral onChoose={choose(pictures.add)} />
      <FileInput ref={inputOf('gallery')} kind="gallery" onChoose={choose(files.addGallery)} />
      <FileInput ref={inputOf('video')} kind="video" onChoose={eachOf(files.addVideo)} />
      <FileInput ref={inputOf('file')} kind="file" onChoose={eachOf(files.addDocument)} />
    </>
  );
}
