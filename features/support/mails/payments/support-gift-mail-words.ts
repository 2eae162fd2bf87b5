import { defineWords } from '#platform/text/words.ts';

export const supportGiftMailWords = defineWords('support-gift-mail', {
  hu: {
    subject: (giver: string, site: string) => `${giver} ajándékot küldött önnek – ${site}`,
    title: 'Egy év támogatás, ajándékba',
    text: (recipient: string, giver: string, site: string) =>
      `Kedves ${recipient}! ${giver} egy évre szóló támogatást ajándékozott önnek: ${site} egy évig a támogatói között tartja számon. Önnek semmit sem kell fizetnie, és kártyát sem kérünk.`,
    message: (giver: string) => `${giver} üzenete:`,
    until: 'Eddig fogadhatja el',
    button: 'Elfogadom az ajándékot',
    reason:
      'Azért kapta ezt a levelet, mert az ajándékozó az ön címét adta meg. Ha nem kéri, nincs teendője: a címét másra nem használjuk, és később töröljük.',
  },
  en: {
    subject: (giver: string, site: string) => `${giver} has sent you a gift – ${site}`,
    title: 'A year of support as a gift',
    text: (recipient: string, giver: string, site: string) =>
      `Dear ${recipient}, ${giver} has given you a year of support: ${site} counts you among its supporters for a year. There is nothing to pay, and we ask for no card.`,
    message: (giver: string) => `A message from ${giver}:`,
    until: 'Can be accepted until',
    button: 'Accept the gift',
    reason:
      'You get this message because the giver named your address. If you do not want the gift, there is nothing to do: we use your address for nothing else and delete it later.',
  },
});
