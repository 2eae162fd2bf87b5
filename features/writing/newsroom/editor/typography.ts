/** Replacements of typed characters in Hungarian and in English [EDIT-07]. */

export type TypingLanguage = 'hu' | 'en';

interface TypographicRule {
  /** Matches the end of the text before the cursor. */
  pattern: RegExp;
  /** The replacement of the match; `before` is the text before it. */
  write(given: { match: readonly string[]; before: string; language: TypingLanguage }): string;
}

const marks: Record<TypingLanguage, { open: string; close: string; innerOpen: string; innerClose: string }> =
  {
    hu: { open: '„', close: '”', innerOpen: '»', innerClose: '«' },
    en: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  };

export const typography: readonly TypographicRule[] = [
  // Opening quotation mark: at the beginning of a text, and after these characters.
  {
    pattern: /(^|[\s([{–—„“»‘\ufffc])"$/,
    write({ match: [, first = ''], before, language }) {
      const { open, close, innerOpen } = marks[language];
      return first + (isOpen(before + first, open, close) ? innerOpen : open);
    },
  },
  {
    pattern: /"$/,
    write({ before, language }) {
      const { close, innerOpen, innerClose } = marks[language];
      return isOpen(before, innerOpen, innerClose) ? innerClose : close;
    },
  },
  // Not at the beginning of a line, where three hyphens are a divider.
  { pattern: /([^\s-]\s?)--$/, write: ({ match: [, first = ''] }) => `${first}–` },
  // A hyphen between spaces becomes a dash.
  { pattern: /([^\s-]) - $/, write: ({ match: [, first = ''] }) => `${first} – ` },
  { pattern: /\.\.\.$/, write: () => '…' },
  // A number and its unit stay on one line, as do groups of digits.
  {
    pattern: new RegExp(String.raw`(\d) ((?:${units()})[\s.,;:!?)])$`),
    write: ({ match: [, number = '', rest = ''] }) => `${number}\u00a0${rest}`,
  },
  {
    pattern: /((?:^|[^\d,.])\d{1,3}) (\d{3}[\s.,;:!?)-])$/,
    write: ({ match: [, first = '', rest = ''] }) => `${first}\u00a0${rest}`,
  },
  { pattern: /(\p{L})'$/u, write: ({ match: [, letter = ''] }) => `${letter}’` },
];

function units(): string {
  const signs = 'Ft ft HUF EUR USD € \\$ £ % ‰ °C km m dm cm mm km² m² m³ ha km/h kg dkg g mg t l dl hl';
  const others = 'W kW MW GW kWh MWh GWh V Hz kHz MHz GHz kB MB GB TB fő db pont fok';
  const words = 'forint euró dollár font százalék ezrelék ezer millió milliárd billió';
  return [signs, others, words, 'million billion percent euros dollars pounds']
    .join(' ')
    .replaceAll(' ', '|');
}

function isOpen(text: string, open: string, close: string): boolean {
  return text.lastIndexOf(open) > text.lastIndexOf(close);
}

/**
 * Whether the text ends with an address that is being typed, which must contain no typographic quotes or
 * dashes.
 */
export function isInAddress(before: string): boolean {
  const word = /\S*$/.exec(before)?.[0] ?? '';
  return /^[([„“»]*(https?:|www\.|mailto:)/i.test(word) || /^[\w.+-]+@[\w-]/.test(word);
}
