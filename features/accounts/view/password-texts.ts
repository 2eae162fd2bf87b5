import { type PasswordFault, passwordLengths } from '../factors/password-rules.ts';

export const passwordHint = `Legalább ${passwordLengths.least} karakter. Több szóból álló mondat is lehet; nagybetű, szám vagy jel nem kell bele.`;

export const passwordFaults: Record<PasswordFault, string> = {
  short: `Ez rövid: legalább ${passwordLengths.least} karakter kell.`,
  long: `Ez túl hosszú: legfeljebb ${passwordLengths.most} karakter lehet.`,
  common: 'Ezt a jelszót az elsők között találnák ki. Válasszon mást.',
  personal: 'Ebben a neve vagy az e-mail-címe van. Válasszon mást.',
};
