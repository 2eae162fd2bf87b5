import { defineWords } from '#platform/text/words.ts';

export const newAddressMailWords = defineWords('new-address-mail', {
  hu: {
    subject: (site: string) => `Kód az új e-mail-címéhez – ${site}`,
    title: 'Az új e-mail-címe',
    text: 'Ezzel a kóddal erősítheti meg a fiókjában, hogy ez a cím az öné. Tizenöt percig érvényes.',
    reason:
      'Azért kapta ezt a levelet, mert valaki erre a címre módosítaná a fiókját. Ha nem ön volt, nincs teendője.',
  },
  en: {
    subject: (site: string) => `The code for your new address – ${site}`,
    title: 'Your new e-mail address',
    text: 'Enter this code in your account to confirm that this address is yours. It is valid for fifteen minutes.',
    reason:
      'You received this mail because somebody wants to use this address for an account. If it was not you, there is nothing to do.',
  },
});
