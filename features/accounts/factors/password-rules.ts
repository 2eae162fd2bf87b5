/** Which passwords are accepted: long ones of any composition that are not the first guesses [S12]. */

export const passwordLengths = { least: 12, most: 128 };

export type PasswordFault = 'short' | 'long' | 'common' | 'personal';

/** Fragments of the most frequent passwords, also with digits for letters and Hungarian ones. */
const common = [
  'password',
  'passwort',
  'jelszo',
  'qwertz',
  'qwerty',
  'asdfgh',
  'yxcvbn',
  'zxcvbn',
  'letmein',
  'welcome',
  'admin',
  'szeretlek',
  'iloveyou',
  'budapest',
  'magyarorszag',
  'hungary',
  'abcdef',
  'dragon',
  'football',
  '123456',
  '234567',
  '345678',
  '456789',
  '987654',
  '654321',
  '111111',
  '000000',
  'lapzarta',
  'szerkesztoseg',
];
/** Least number of characters of a password without those fragments and repeated characters. */
const leastRest = 8;

/** One form for each password, however the keyboard composes letters. */
export function normalPassword(password: string): string {
  return password.normalize('NFC');
}

/**
 * Why a password is refused; null for a good one. `words` are the person's name and mail address.
 * @example passwordFault('jelszo123456', []) // 'common'
 */
export function passwordFault(given: string, words: readonly string[]): PasswordFault | null {
  const password = normalPassword(given);
  const { length } = [...password];
  if (length < passwordLengths.least) return 'short';
  if (length > passwordLengths.most) return 'long';
  const plain = plainForm(password);
  const forms = [plain, lettersForDigits(plain)];
  if (forms.some((form) => isWeak(form, common))) return 'common';
  const own = words.flatMap((text) => plainForm(text).split(/[^a-z0-9]+/)).filter((word) => word.length >= 4);
  return forms.some((form) => isWeak(form, own)) ? 'personal' : null;
}

function isWeak(plain: string, fragments: readonly string[]): boolean {
  const rest = fragments.reduce((text, fragment) => text.replaceAll(fragment, ''), plain);
  const isRepeated = new Set(rest).size < 5;
  return isRepeated || (rest !== plain && rest.length < leastRest);
}

/** Lower case without accents, and with letters for the signs that usually replace them. */
function plainForm(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('$', 's');
}

/** With letters for the digits that usually replace them. */
function lettersForDigits(plain: string): string {
  return plain.replaceAll(/[01345]/g, (digit) => lettersOf[digit] ?? digit);
}

const lettersOf: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };
