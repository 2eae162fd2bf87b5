import { defineWords } from '#platform/text/words.ts';
import { type PasswordFault, passwordLengths } from '../factors/password-rules.ts';

interface PasswordWords {
  hint: string;
  faults: Readonly<Record<PasswordFault, string>>;
}

const { least, most } = passwordLengths;

/** Rules for a new password, and texts for each refusal. */
export const passwordWords: Readonly<Record<'hu' | 'en', PasswordWords>> = defineWords('password', {
  hu: {
    hint: `Legalább ${least} karakter. Több szóból álló mondat is lehet; nagybetű, szám vagy jel nem kell bele.`,
    faults: {
      short: `Ez rövid: legalább ${least} karakter kell.`,
      long: `Ez túl hosszú: legfeljebb ${most} karakter lehet.`,
      common: 'Ezt a jelszót az elsők között találnák ki. Válasszon mást.',
      personal: 'Ebben a neve vagy az e-mail-címe van. Válasszon mást.',
    },
  },
  en: {
    hint: `At least ${least} characters. It can be a sentence of several words; it needs no capitals, digits or signs.`,
    faults: {
      short: `This is short: at least ${least} characters are needed.`,
      long: `This is too long: ${most} characters are possible at most.`,
      common: 'This password would be guessed among the first. Choose another.',
      personal: 'It has your name or e-mail address in it. Choose another.',
    },
  },
});
