import { defineWords } from '#platform/text/words.ts';

export const fileRefusalWords = defineWords('file-refusal', {
  hu: {
    'too-large': 'A fájl túl nagy: videó legfeljebb 256 MB, dokumentum 64 MB lehet.',
    'unknown-format':
      'Ezt a fájlt nem tudjuk felvenni. Videó: MP4, WebM; felirat: WebVTT; dokumentum: PDF és irodai formátumok.',
  },
  en: {
    'too-large': 'The file is too large: a video has at most 256 MB, a document 64 MB.',
    'unknown-format':
      'This file cannot be added. Videos: MP4, WebM; captions: WebVTT; documents: PDF and office formats.',
  },
});
