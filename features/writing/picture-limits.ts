/** Bytes of a picture's file [PIC-01]. */
export const largestPicture = 50 * 1024 * 1024;

/** Characters of HTML that is pasted, without the pictures in it, and of plain text. */
export const longestPastedHtml = 1_000_000;
export const longestPastedText = 500_000;
/** Pictures that are stored for one paste; the others are listed as not kept. */
export const mostPastedPictures = 50;
