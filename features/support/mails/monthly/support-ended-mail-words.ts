import { defineWords } from '#platform/text/words.ts';

export const supportEndedMailWords = defineWords('support-ended-mail', {
  hu: {
    subject: {
      own: (site: string) => `Igazolás: lemondta a támogatását – ${site}`,
      other: (site: string) => `Megszűnt a támogatása – ${site}`,
    },
    title: { own: 'Lemondta a támogatást', other: 'Megszűnt a támogatás' },
    text: {
      reader: 'A lemondás azonnal életbe lépett: többet nem terheljük meg a kártyáját, az adatait töröltük.',
      erased: 'A fiókjával együtt a támogatás is megszűnt: többet nem terheljük meg a kártyáját.',
      unpaid:
        'A terhelés két héten át nem sikerült, ezért a támogatást lezártuk. Tartozása nincs, és többet nem terheljük meg a kártyáját.',
      lapsed:
        'Másfél hónapja vártuk az utalását, de nem érkezett meg, ezért lezártuk a támogatást. Tartozása nincs. Ha továbbra is támogatna minket, ellenőrizze az állandó megbízást a bankjában, vagy adjon meg újat.',
      gateway:
        'A fizetési szolgáltató jelezte, hogy a támogatás megszűnt. Többet nem terheljük meg a kártyáját.',
      disputed:
        'A bankja jelezte, hogy vitatja egy terhelésünket, ezért a támogatást lezártuk. Többet nem terheljük meg a kártyáját.',
    },
    transfer:
      'A lemondást rögzítettük. Az állandó megbízást a bankjában kell megszüntetnie: azt mi nem tudjuk leállítani.',
    thanks: 'Köszönjük mindazt, amit eddig adott.',
    amount: 'A támogatás összege volt',
    when: 'Megszűnt',
    reason: 'Ez a levél igazolja a támogatás végét; őrizze meg. Ha nem ön mondta le, válaszoljon rá.',
    again: 'Ha meggondolja magát, itt bármikor újra támogathat minket.',
  },
  en: {
    subject: {
      own: (site: string) => `Your support has ended – ${site}`,
      other: (site: string) => `Your support has ended – ${site}`,
    },
    title: { own: 'You cancelled your support', other: 'Your support has ended' },
    transfer:
      'We have recorded the end of your support. Please end the standing order at your bank: we cannot stop it.',
    text: {
      reader: 'It took effect at once: your card will not be charged again, and its data were deleted.',
      erased: 'With your account your support has ended: your card will not be charged again.',
      unpaid: 'The charge failed for two weeks, so we closed your support. You owe nothing.',
      lapsed:
        'We expected your transfer a month and a half ago and it has not arrived, so we closed your support. You owe nothing. If you want to go on, check the standing order at your bank, or set up a new one.',
      gateway:
        'The payment service told us that your support has ended. Your card will not be charged again.',
      disputed:
        'Your bank told us that you dispute a charge of ours, so we closed your support. Your card will not be charged again.',
    },
    thanks: 'Thank you for everything you gave.',
    amount: 'The amount was',
    when: 'Ended',
    reason: 'This message confirms the end of your support; please keep it. If it was not you, reply to it.',
    again: 'You can support us again here at any time.',
  },
});
