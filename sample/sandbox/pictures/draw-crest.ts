/**
 * Monograms of clubs, teams and competitions in two neutral tones: an invented colour would be taken for the true one.
 */

/** `NB I` has its own letters, `Ferencvárosi TC` F. */
export function crestDrawing(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="0 0 150 150"><path fill="#e9e7e2" stroke="#4a5060" stroke-width="6" d="${shield}"/>${letters(lettersOf(name))}</svg>`;
}

/** The plate of a driver: the number, never a face. */
export function numberPlate(number: number | null, abbreviation: string): string {
  const text = number === null ? abbreviation : String(number);
  const size = text.length > 2 ? 56 : 88;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="0 0 150 150"><rect x="5" y="15" width="140" height="120" rx="26" fill="#1d2430" stroke="#8c8a85" stroke-width="3"/><text x="75" y="${75 + size * 0.36}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-style="italic" font-size="${size}" fill="#ffffff">${text}</text></svg>`;
}

const shield = 'M75 10 130 24v50c0 34-26 56-55 68-29-12-55-34-55-68V24z';

function lettersOf(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  return /^[A-Z]{2,3}$/.test(first)
    ? first
    : `${first.charAt(0)}${/^[A-Z]{2,}$/.test(second) ? '' : second.charAt(0)}`;
}

function letters(text: string): string {
  const size = text.length > 2 ? 40 : 52;
  return `<text x="75" y="92" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#4a5060">${text}</text>`;
}
