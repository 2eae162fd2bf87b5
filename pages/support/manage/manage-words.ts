/** Words of the page of one monthly or yearly support. */
import type { Rhythm } from '#features/support/public.ts';
import { defineWords } from '#platform/text/words.ts';

/** Values of the address's parameter that says what has happened. */
export const manageNotices = [
  'lemondva',
  'modositva',
  'szunetel',
  'folytatodik',
  'nem-sikerult',
  'uj-kartya-kell',
  'sok-kartya',
] as const;
export type ManageNotice = (typeof manageNotices)[number];

type OfMoney = Readonly<Record<Rhythm, (money: string) => string>>;

export interface ManageWords {
  titles: Readonly<Record<Rhythm, string>>;
  description: string;
  again: string;
  receipts: string;
  facts: Readonly<Record<'amount' | 'state' | 'next' | 'gateway' | 'card' | 'storedUntil', string>>;
  each: OfMoney;
  failed: { title: string; nothingTaken: string };
  actions: Readonly<
    Record<'card' | 'cardLater' | 'amount' | 'pause' | 'resume' | 'resumeNow' | 'cancel' | 'back', string>
  >;
  cancel: { title: string; texts: OfMoney; buttons: Readonly<Record<Rhythm, string>> };
  pause: { legend: string; months(count: number): string; button: string };
  amount: {
    labels: Readonly<Record<Rhythm, string>>;
    hint(least: string, most: string): string;
    fault: string;
    button: string;
  };
  card: {
    label: string;
    legend: string;
    pastDue(money: string): string;
    next: OfMoney;
    button(money: string): string;
  };
  notices: Readonly<Record<ManageNotice, { title: string; text: string }>>;
}

export const manageWords: Readonly<Record<'hu' | 'en', ManageWords>> = defineWords('manage', {
  hu: {
    titles: { monthly: 'Havi támogatásom', yearly: 'Éves támogatásom' },
    description: 'A támogatás módosítása, szüneteltetése és lemondása.',
    again: 'Újra támogatom a lapot',
    receipts: 'Bizonylatok',
    facts: {
      amount: 'Összeg',
      state: 'Állapot',
      next: 'Következő terhelés',
      gateway: 'Fizetés módja',
      card: 'Kártya',
      storedUntil: 'Terhelhető eddig',
    },
    each: { monthly: (money) => `havi ${money}`, yearly: (money) => `évi ${money}` },
    failed: { title: 'Az utolsó terhelés nem sikerült', nothingTaken: 'Pénzt nem vontunk le.' },
    actions: {
      card: 'Új kártya vagy más fizetési mód',
      cardLater:
        'Új kártyát a következő terhelés előtti harminc napban adhat meg; addig ezt a kártyát sem terheljük.',
      amount: 'Összeg módosítása',
      pause: 'Szüneteltetés',
      resume: 'Folytatás',
      resumeNow: 'Folytatom már most',
      cancel: 'Lemondás',
      back: 'Mégsem',
    },
    cancel: {
      title: 'Biztosan lemondja?',
      texts: {
        monthly: (money) =>
          `A havi ${money} támogatás azonnal megszűnik, és töröljük a tárolt kártyát. Ha csak szünetet szeretne, egytől három hónapig szüneteltetheti is.`,
        yearly: (money) =>
          `Az évi ${money} támogatás nem újul meg többet, és töröljük a tárolt kártyát. A már kifizetett évért továbbra is támogatónk.`,
      },
      buttons: {
        monthly: 'Igen, lemondom a havi támogatást',
        yearly: 'Igen, lemondom az éves támogatást',
      },
    },
    pause: {
      legend: 'Meddig szüneteljen?',
      months: (count) => `${count} hónapig`,
      button: 'Szüneteltetem',
    },
    amount: {
      labels: { monthly: 'Új havi összeg', yearly: 'Új éves összeg' },
      hint: (least, most) => `${least} és ${most} között; a következő terheléstől érvényes.`,
      fault: 'Írjon be egy összeget a megadott határok között.',
      button: 'Módosítom az összeget',
    },
    card: {
      label: 'Új kártya',
      legend: 'Hogyan fizet?',
      pastDue: (money) =>
        `Most levonjuk az elmaradt ${money} támogatást az új kártyáról, és ezután azt terheljük.`,
      next: {
        monthly: (money) =>
          `Most levonjuk a következő havi ${money} támogatást az új kártyáról; a rákövetkező hónaptól azt terheljük.`,
        yearly: (money) =>
          `Most levonjuk a következő évi ${money} támogatást az új kártyáról; a rákövetkező évtől azt terheljük.`,
      },
      button: (money) => `Fizetés az új kártyával: ${money}`,
    },
    notices: {
      lemondva: {
        title: 'Lemondta a támogatást',
        text: 'Azonnal életbe lépett, többet nem terheljük meg a kártyáját. Az igazolást elküldtük e-mailben.',
      },
      modositva: { title: 'Módosítottuk', text: 'A következő terheléstől az új összeg érvényes.' },
      szunetel: { title: 'A támogatás szünetel', text: 'A szünet végén magától folytatódik.' },
      folytatodik: { title: 'A támogatás folytatódik', text: 'A szünet véget ért.' },
      'nem-sikerult': {
        title: 'Nem sikerült',
        text: 'A módosítás nem történt meg. Próbálja meg később; a lemondás mindig működik.',
      },
      'sok-kartya': {
        title: 'Túl sok kártyát próbált',
        text: 'Egy óra múlva próbálhatja újra. A támogatása addig nem változik.',
      },
      'uj-kartya-kell': {
        title: 'Ehhez új kártya kell',
        text: 'A tárolt kártyára ennyit nem terhelhetünk. Az „Új kártya” alatt adja meg újra: ekkor még a mostani összeget vonjuk le, utána emelheti meg. Kisebb összeget is választhat.',
      },
    },
  },
  en: {
    titles: { monthly: 'My monthly support', yearly: 'My yearly support' },
    description: 'Change, pause or cancel your support.',
    again: 'Support us again',
    receipts: 'Receipts',
    facts: {
      amount: 'Amount',
      state: 'State',
      next: 'Next charge',
      gateway: 'Paid by',
      card: 'Card',
      storedUntil: 'Can be charged until',
    },
    each: { monthly: (money) => `${money} every month`, yearly: (money) => `${money} every year` },
    failed: { title: 'The last charge failed', nothingTaken: 'No money was taken.' },
    actions: {
      card: 'New card or another way to pay',
      cardLater:
        'You can enter a new card in the thirty days before the next charge; this one is not charged until then.',
      amount: 'Change the amount',
      pause: 'Pause',
      resume: 'Resume',
      resumeNow: 'Resume now',
      cancel: 'Cancel',
      back: 'Back',
    },
    cancel: {
      title: 'Do you want to cancel?',
      texts: {
        monthly: (money) =>
          `Your monthly support of ${money} ends at once, and the stored card is deleted. If you only want a break, you can pause it for one to three months.`,
        yearly: (money) =>
          `Your yearly support of ${money} is not renewed any more, and the stored card is deleted. For the year that is paid you are still our supporter.`,
      },
      buttons: {
        monthly: 'Yes, cancel my monthly support',
        yearly: 'Yes, cancel my yearly support',
      },
    },
    pause: {
      legend: 'How long shall it pause?',
      months: (count) => (count === 1 ? '1 month' : `${count} months`),
      button: 'Pause it',
    },
    amount: {
      labels: { monthly: 'New monthly amount', yearly: 'New yearly amount' },
      hint: (least, most) => `Between ${least} and ${most}; it counts from the next charge.`,
      fault: 'Enter an amount within these bounds.',
      button: 'Change the amount',
    },
    card: {
      label: 'New card',
      legend: 'How would you like to pay?',
      pastDue: (money) => `We now charge the missing ${money} to the new card, and use it from then on.`,
      next: {
        monthly: (money) =>
          `We now charge the next month’s ${money} to the new card, and use it from the month after.`,
        yearly: (money) =>
          `We now charge the next year’s ${money} to the new card, and use it from the year after.`,
      },
      button: (money) => `Pay with the new card: ${money}`,
    },
    notices: {
      lemondva: {
        title: 'Your support is cancelled',
        text: 'It has ended at once; your card is not charged again. We have sent the confirmation by mail.',
      },
      modositva: { title: 'Changed', text: 'The new amount counts from the next charge.' },
      szunetel: { title: 'Your support is paused', text: 'It goes on by itself when the pause is over.' },
      folytatodik: { title: 'Your support goes on', text: 'The pause is over.' },
      'nem-sikerult': {
        title: 'That did not work',
        text: 'Nothing was changed. Please try again later; cancelling always works.',
      },
      'sok-kartya': {
        title: 'You have tried too many cards',
        text: 'You can try again in an hour. Your support stays as it is meanwhile.',
      },
      'uj-kartya-kell': {
        title: 'This needs a new card',
        text: 'We may not charge so much to the stored card. Enter it again under “New card”: we then charge the present amount, and you can raise it afterwards. Or choose a smaller amount.',
      },
    },
  },
});
