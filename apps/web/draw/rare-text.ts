/**
 * Whether what is drawn has letters that few pages have, and whose font a page then fetches at once. Asked of each text as it is
 * drawn: the finished page is ten times as long, and what is kept of pages before was asked already. HTML that comes finished
 * is looked at by whoever brings it, when it has text.
 */
import { hasRareLetters } from '#ui/letters.ts';

let isSeen = false;

export function lookAt(text: string): void {
  isSeen ||= hasRareLetters(text);
}

export function sawRareLetters(): void {
  isSeen = true;
}

/** Drawing waits for nothing, so no other page can come between. */
export function drawLooking<Html>(draw: () => Html): { html: Html; isRare: boolean } {
  const before = isSeen;
  isSeen = false;
  try {
    return { html: draw(), isRare: isSeen };
  } finally {
    // What stands around it has them, too.
    isSeen ||= before;
  }
}
