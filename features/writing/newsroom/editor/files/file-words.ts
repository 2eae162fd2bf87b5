import { defineWords } from '#platform/text/words.ts';

export const fileWords = defineWords('file', {
  hu: {
    uploading: (name: string) => `Feltöltés: ${name}…`,
    pictures: (count: number) => `${count} kép`,
    failed: (name: string, why: string) => `Nem sikerült feltölteni (${name}): ${why}`,
    inputs: {
      gallery: 'Képek fájlból',
      video: 'Videó fájlból',
      file: 'Letölthető fájl',
      poster: 'Borítókép fájlból',
      captions: 'Felirat fájlból (WebVTT)',
    },
  },
  en: {
    uploading: (name: string) => `Uploading ${name}…`,
    pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
    failed: (name: string, why: string) => `${name} could not be uploaded: ${why}`,
    inputs: {
      gallery: 'Pictures from files',
      video: 'Video from a file',
      file: 'File to download',
      poster: 'Poster from a file',
      captions: 'Captions from a file (WebVTT)',
    },
  },
});
