/** Which letters a page's first fonts hold, and which come only where they are written. */

const ascii = span(0x20, 0x7e);
const hungarian = 'ÁÉÍÓÖŐÚÜŰáéíóöőúüű';
const marks = '\u00a0\u00ad§©«°±²³·»½×–—‘’‚„“”‹›…•‰€™−≈≤≥→←↑↓\u2009\u202f';
const romanian = 'ĂăȘșȚțŞşŢţ';
/** People and places next door, so that a Slovak, Polish, Czech or Serbian name is not set in two fonts. */
const neighbours = 'ČčŠšŽžĆćĐđŘřĚěŇňĽľŁłĄąĘęŃńŚśŹźŻżŮů';

/** What a Hungarian newspaper prints every day. */
export const usualLetters = ascii + hungarian + marks;
/** The rest of western Europe’s letters, and the neighbours’. */
export const rareLetters = [...span(0xc0, 0xff), ...romanian, ...neighbours]
  .filter((letter) => !usualLetters.includes(letter))
  .join('');

/** By code: nearly every letter of a page is looked up, which a regular expression takes twice as long for. */
const isRare = new Uint8Array(0x300);
for (const letter of rareLetters) isRare[letter.charCodeAt(0)] = 1;

export function hasRareLetters(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f && isRare[code] === 1) return true;
  }
  return false;
}

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
