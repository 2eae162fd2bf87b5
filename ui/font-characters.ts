/** Characters of the site's fonts: Hungarian, the rest of western European and neighbouring languages. */

const ascii = span(0x20, 0x7e);
const western = span(0xc0, 0xff);
const hungarian = 'ŐőŰű';
const marks = '\u00a0\u00ad§©«°±²³·»½×–—‘’‚„“”‹›…•‰€™−≈≤≥→←↑↓↗↘▲▼✓●\u2009\u202f';
const romanian = 'ĂăȘșȚțŞşŢţ';
/** Names from neighbouring countries, so that a Slovak, Polish, Czech or Serbian name is not set in two fonts. */
const neighbours = 'ČčŠšŽžĆćĐđŘřĚěŇňĽľŁłĄąĘęŃńŚśŹźŻżŮů';

export const fontCharacters = [...new Set(ascii + western + hungarian + marks + romanian + neighbours)].join(
  '',
);

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
