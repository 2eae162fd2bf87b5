/** Words of the pages that show the outcome of a payment. */
import type { Frequency } from '#features/support/public.ts';
import { defineWords } from '#platform/text/words.ts';

export type PaymentFailure = 'failed' | 'cancelled' | 'expired' | 'not-started';

export interface OutcomeWords {
  head: { paid: string; success: string; failure: string; description: string };
  none: { title: string; text: string; button: string };
  refunded: { title: string; text(money: string, ref: string): string };
  unknown: { title: string; text: string; restart: string };
  review: { title: string; text(ref: string): string };
  again: string;
  paid: {
    titles: Readonly<Record<Frequency, string>>;
    /** Before the amount, which is set apart. */
    arrived: Readonly<Record<Frequency, string>>;
    receipt: string;
    notices: Readonly<Record<Frequency, { title: string; text: string }>>;
    ref: string;
    toFront: string;
    own: string;
  };
  open: Readonly<Record<'pending' | 'checking', { title: string; text: string }>> & { wait: string };
  transfer: {
    title: string;
    texts: Readonly<Record<Frequency, string>>;
    notice: { title: string; text: string };
  };
  failed: Readonly<Record<PaymentFailure, string>> & {
    titles: Readonly<Record<PaymentFailure, string>>;
    retry: string;
  };
}

export const outcomeWords: Readonly<Record<'hu' | 'en', OutcomeWords>> = defineWords('outcome', {
  hu: {
    head: {
      paid: 'Köszönjük a támogatását',
      success: 'Támogatás',
      failure: 'A fizetés nem sikerült',
      description: 'A támogatás állapota.',
    },
    none: {
      title: 'Itt nincs fizetés',
      text: 'Ez az oldal egy fizetés eredményét mutatja.',
      button: 'Támogatom a lapot',
    },
    refunded: {
      title: 'Ezt a támogatást visszautaltuk',
      text: (money, ref) => `${money} visszakerül oda, ahonnan jött. Azonosító: ${ref}.`,
    },
    unknown: {
      title: 'Még nem tudjuk, mi lett a fizetéssel',
      text: 'A fizetési szolgáltató nem mondta meg, lezárult-e a fizetés, ezért azt sem tudjuk, levontak-e valamit. Ha igen, e-mailben bizonylatot küldünk, és nem kell újra fizetnie.',
      restart: 'Újrakezdem ugyanezzel az összeggel',
    },
    review: {
      title: 'A fizetést megnézi egy munkatársunk',
      text: (ref) =>
        `A fizetési szolgáltató mást jelez, mint amit ön indított, ezért nem könyveltük el magától. Ne fizessen újra: e-mailben megírjuk, mi lett vele. Azonosító: ${ref}.`,
    },
    again: 'Megnézem újra',
    paid: {
      titles: {
        once: 'Köszönjük a támogatását!',
        monthly: 'Köszönjük, hogy havonta mellénk áll!',
        yearly: 'Köszönjük, hogy évről évre mellénk áll!',
        gift: 'Köszönjük az ajándékát!',
      },
      arrived: {
        once: 'Megérkezett: ',
        monthly: 'Megérkezett: havi ',
        yearly: 'Megérkezett: évi ',
        gift: 'Megérkezett: ',
      },
      receipt: '. A bizonylatot elküldtük e-mailben.',
      notices: {
        once: {
          title: 'Ez egyszeri támogatás volt',
          text: 'Többet nem vonunk le. Ha kérdése van, hivatkozzon az azonosítóra.',
        },
        monthly: {
          title: 'Bármikor lemondhatja',
          text: 'Minden levelünkben ott a hivatkozás, amellyel belépés nélkül módosíthatja, szüneteltetheti vagy lemondhatja.',
        },
        yearly: {
          title: 'Bármikor lemondhatja',
          text: 'A következő terhelés előtt három héttel írunk önnek. Minden levelünkben ott a hivatkozás, amellyel belépés nélkül módosíthatja vagy lemondhatja.',
        },
        gift: {
          title: 'Az ajándék a választott napon indul',
          text: 'A bizonylatban ott a hivatkozása is: ha rossz címet adott meg, ön is átadhatja.',
        },
      },
      ref: 'Azonosító',
      toFront: 'Tovább a hírekhez',
      own: 'A támogatásom',
    },
    open: {
      pending: {
        title: 'A fizetés még folyamatban van',
        text: 'A fizetési szolgáltató még nem zárta le a fizetést. Ez legtöbbször néhány másodperc.',
      },
      checking: {
        title: 'Még ellenőrizzük a fizetést',
        text: 'A fizetési szolgáltató most nem válaszol. A fizetés ettől még rendben lehet; néhány percenként újra megkérdezzük.',
      },
      wait: 'Ne fizessen újra. Ha a fizetés sikerült, e-mailben bizonylatot küldünk.',
    },
    transfer: {
      title: 'Így utalja el a támogatást',
      texts: {
        once: 'Az adatokat e-mailben is elküldtük. Amint a bank jelzi a pénzt, bizonylatot küldünk.',
        monthly:
          'Állítson be a bankjában havi állandó megbízást ezekkel az adatokkal; e-mailben is elküldtük őket. Minden beérkezett hónapról bizonylatot küldünk. Megszüntetni is a bankjában tudja.',
        gift: 'Az adatokat e-mailben is elküldtük. Az ajándékot azután küldjük el, hogy a bank jelzi a pénzt, de nem korábban, mint a választott napon.',
        yearly:
          'Az adatokat e-mailben is elküldtük. Amint a bank jelzi a pénzt, bizonylatot küldünk. Egy év múlva, három héttel a következő utalás előtt írunk önnek.',
      },
      notice: {
        title: 'A közlemény a lényeg',
        text: 'Csak az azonosítót írja bele: erről ismerjük meg, hogy az utalás öntől jött.',
      },
    },
    failed: {
      titles: {
        failed: 'A fizetés nem sikerült',
        cancelled: 'Megszakította a fizetést',
        expired: 'Letelt a fizetés ideje',
        'not-started': 'A fizetés nem indult el',
      },
      retry: 'Újra megpróbálom ugyanezzel az összeggel',
      failed: 'A bank vagy a szolgáltató elutasította a fizetést. Pénzt nem vontak le.',
      cancelled: 'Pénzt nem vontak le, és ezt a fizetést már senki sem fejezheti be.',
      'not-started':
        'A fizetési szolgáltató nem fogadta el, vagy nem válaszolt, mielőtt fizethetett volna. Pénzt nem vontak le.',
      expired: 'Letelt az idő, mielőtt a fizetés befejeződött volna. Pénzt nem vontak le.',
    },
  },
  en: {
    head: {
      paid: 'Thank you for your support',
      success: 'Support',
      failure: 'The payment failed',
      description: 'What became of the payment.',
    },
    none: {
      title: 'There is no payment here',
      text: 'This page shows what became of a payment.',
      button: 'Support us',
    },
    refunded: {
      title: 'We have refunded this payment',
      text: (money, ref) => `${money} goes back where it came from. Reference: ${ref}.`,
    },
    unknown: {
      title: 'We do not know yet what became of the payment',
      text: 'The payment service did not say whether the payment was completed, so we cannot say whether money was taken. If it was, we send a receipt by mail, and you need not pay again.',
      restart: 'Begin again with the same amount',
    },
    review: {
      title: 'A colleague of ours looks at the payment',
      text: (ref) =>
        `The payment service reports something else than you began, so that it was not booked by itself. Please do not pay again: we tell you by mail what became of it. Reference: ${ref}.`,
    },
    again: 'Look again',
    paid: {
      titles: {
        once: 'Thank you for your support!',
        monthly: 'Thank you for standing by us every month!',
        yearly: 'Thank you for standing by us every year!',
        gift: 'Thank you for your gift!',
      },
      arrived: {
        once: 'We have received ',
        monthly: 'We have received the first monthly ',
        yearly: 'We have received the yearly ',
        gift: 'We have received ',
      },
      receipt: '. The receipt is on its way by mail.',
      notices: {
        once: {
          title: 'This was a single payment',
          text: 'Nothing more is charged. If you have a question, please mention the reference.',
        },
        monthly: {
          title: 'You can cancel at any time',
          text: 'Every mail of ours has a link with which you can change, pause or cancel it without signing in.',
        },
        yearly: {
          title: 'You can cancel at any time',
          text: 'We write to you three weeks before the next charge. Every mail of ours has a link with which you can change or cancel it without signing in.',
        },
        gift: {
          title: 'The gift leaves on the day you have chosen',
          text: 'Its link is in the receipt, too: if the address was wrong, you can pass it on yourself.',
        },
      },
      ref: 'Reference',
      toFront: 'On to the news',
      own: 'My support',
    },
    open: {
      pending: {
        title: 'The payment is still under way',
        text: 'The payment service has not completed the payment yet. This mostly takes some seconds.',
      },
      checking: {
        title: 'We are still checking the payment',
        text: 'The payment service does not answer at the moment. The payment may be all right; we ask again every few minutes.',
      },
      wait: 'Please do not pay again. If the payment succeeds, we send you a receipt by mail.',
    },
    transfer: {
      title: 'How to make the transfer',
      texts: {
        once: 'We have sent you these details by mail as well. When the money arrives, we send a receipt.',
        monthly:
          'Set up a monthly standing order at your bank with these details; we have sent them by mail as well. We send a receipt for each month that arrives. You end it at your bank, too.',
        gift: 'We have sent you these details by mail as well. We send the gift when the money has arrived, but not before the day that you have chosen.',
        yearly:
          'We have sent you these details by mail as well. When the money arrives, we send a receipt. In a year, three weeks before the next transfer, we write to you.',
      },
      notice: {
        title: 'The remark matters',
        text: 'Write nothing but the reference: it tells us that the transfer is yours.',
      },
    },
    failed: {
      titles: {
        failed: 'The payment failed',
        cancelled: 'You cancelled the payment',
        expired: 'The time for the payment is over',
        'not-started': 'The payment did not begin',
      },
      retry: 'Try again with the same amount',
      failed: 'The bank or the payment service refused the payment. No money was taken.',
      cancelled: 'No money was taken, and nobody can complete this payment any more.',
      'not-started':
        'The payment service refused it, or did not answer before you could pay. No money was taken.',
      expired: 'The time was over before the payment was completed. No money was taken.',
    },
  },
});
