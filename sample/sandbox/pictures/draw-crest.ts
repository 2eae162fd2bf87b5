/** Invented crests of clubs and competitions: their letters on a shield, in colours that follow from the name. */

/** `NB I` has its own letters, `Ferencvárosi TC` F. */
export function crestDrawing(name: string): string {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const [dark, light] = pairs[seed % pairs.length] ?? ['#333333', '#eeeeee'];
  const field = fields[seed % fields.length]?.(light) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="0 0 150 150"><clipPath id="a"><path d="${shield}"/></clipPath><path fill="${dark}" d="${shield}"/><g clip-path="url(#a)">${field}</g><path fill="none" stroke="${dark}" stroke-width="6" d="${shield}"/>${letters(lettersOf(name), dark)}</svg>`;
}

/** The plate of a driver: the number, never a face. */
export function numberPlate(number: number | null, abbreviation: string): string {
  const text = number === null ? abbreviation : String(number);
  const size = text.length > 2 ? 56 : 88;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="0 0 150 150"><rect x="5" y="15" width="140" height="120" rx="26" fill="#1d2430" stroke="#8c8a85" stroke-width="3"/><text x="75" y="${75 + size * 0.36}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-style="italic" font-size="${size}" fill="#ffffff">${text}</text></svg>`;
}

const shield = 'M75 10 130 24v50c0 34-26 56-55 68-29-12-55-34-55-68V24z';

const pairs = [
  ['#1c3f94', '#e9eefb'],
  ['#7a1f2b', '#f7e9e4'],
  ['#11573a', '#e6f2e9'],
  ['#2b2b35', '#efece4'],
  ['#6a3d0f', '#fbf0d9'],
  ['#4a2a7b', '#efe9f8'],
] as const;

const fields: ((colour: string) => string)[] = [
  (colour) => `<path fill="${colour}" fill-opacity=".28" d="M0 0h75v150H0z"/>`,
  (colour) => `<path fill="${colour}" fill-opacity=".28" d="M35 0h20v150H35zM95 0h20v150H95z"/>`,
  (colour) => `<path fill="${colour}" fill-opacity=".28" d="M0 110 150 10v40L0 150z"/>`,
  (colour) => `<path fill="${colour}" fill-opacity=".28" d="M0 30h150v22H0z"/>`,
];

function lettersOf(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  return /^[A-Z]{2,3}$/.test(first)
    ? first
    : `${first.charAt(0)}${/^[A-Z]{2,}$/.test(second) ? '' : second.charAt(0)}`;
}

function letters(text: string, edge: string): string {
  const size = text.length > 2 ? 40 : 52;
  return `<text x="75" y="92" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#ffffff" stroke="${edge}" stroke-width="2" paint-order="stroke">${text}</text>`;
}
