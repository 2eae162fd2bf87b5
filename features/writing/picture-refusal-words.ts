import { defineWords } from '#platform/text/words.ts';

/** Messages for files that are refused as pictures, by the reason of the media feature. */
export const pictureRefusalWords = defineWords('picture-refusal', {
  hu: {
    'unknown-format': 'Ez a fájl nem kép: JPEG, PNG, WebP, AVIF, GIF vagy TIFF lehet.',
    'untrusted-svg': 'Az SVG-rajz csak alakzatokból állhat, szöveg, kép és szkript nélkül: mentse PNG-ként.',
    'too-many-pixels': 'A kép 100 megapixelnél nagyobb: kicsinyítse le.',
    damaged: 'A kép sérült, nem lehet megnyitni.',
    'taken-down': 'Ezt a képet végleg eltávolították: nem lehet újra feltölteni.',
    'too-large': 'A fájl 50 MB-nál nagyobb.',
  },
  en: {
    'unknown-format': 'This file is not a picture: it may be JPEG, PNG, WebP, AVIF, GIF or TIFF.',
    'untrusted-svg':
      'An SVG drawing may only have shapes, without text, pictures and scripts: save it as PNG.',
    'too-many-pixels': 'The picture has more than 100 megapixels: make it smaller.',
    damaged: 'The picture is damaged and cannot be opened.',
    'taken-down': 'This picture was removed for good: it cannot be uploaded again.',
    'too-large': 'The file is larger than 50 MB.',
  },
});
