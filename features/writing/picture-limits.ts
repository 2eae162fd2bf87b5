/** Maximum bytes of a picture's file [PIC-01]. */
export const largestPicture = 50 * 1024 * 1024;

/** Maximum characters of pasted HTML, without the pictures in it, and of pasted plain text. */
export const longestPastedHtml = 1_000_000;
export const longestPastedText = 500_000;
/** Maximum pictures that are stored for one paste; the others are listed as lost. */
export const mostPastedPictures = 50;
