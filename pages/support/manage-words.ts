/** Words of the page of one monthly support. */
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

export interface ManageWords {
  title: string;
  description: string;
  again: string;
  receipts: string;
  facts: Readonly<Record<'amount' | 'state' | 'next' | 'gateway' | 'card' | 'storedUntil', string>>;
  monthly(money: string): string;
  failed: { title: string; nothingTaken: string };
  actions: Readonly<Record<'card' | 'amount' | 'pause' | 'resume' | 'resumeNow' | 'cancel' | 'back', string>>;
  cancel: { title: string; text(money: string): string; button: string };
  pause: { legend: string; months(count: number): string; button: string };
  amount: { label: string; hint(least: string, most: string): string; fault: string; button: string };
  card: {
    label: string;
    legend: string;
    pastDue(money: string): string;
    next(money: string): string;
    button(money: string): string;
  };
  notices: Readonly<Record<ManageNotice, { title: string; text: string }>>;
}

export const manageWords: Readonly<Record<'hu' | 'en', ManageWords>> = defineWords('manage', {
  hu: {
    title: 'Havi támogatásom',
    description: 'A havi támogatás módosítása, szüneteltetése és lemondása.',
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
    monthly: (money) => `havi ${money}`,
    failed: { title: 'Az utolsó terhelés nem sikerült', nothingTaken: 'Pénzt nem vontunk le.' },
    actions: {
      card: 'Új kártya vagy más fizetési mód',
      amount: 'Összeg módosítása',
      pause: 'Szüneteltetés',
      resume: 'Folytatás',
      resumeNow: 'Folytatom már most',
      cancel: 'Lemondás',
      back: 'Mégsem',
    },
    cancel: {
      title: 'Biztosan lemondja?',
      text: (money) =>
        `A havi ${money} támogatás azonnal megszűnik, és töröljük a tárolt kártyát. Ha csak szünetet szeretne, egytől három hónapig szüneteltetheti is.`,
      button: 'Igen, lemondom a havi támogatást',
    },
    pause: {
      legend: 'Meddig szüneteljen?',
      months: (count) => `${count} hónapig`,
      button: 'Szüneteltetem',
    },
    amount: {
      label: 'Új havi összeg',
      hint: (least, most) => `${least} és ${most} között; a következő terheléstől érvényes.`,
      fault: 'Írjon be egy összeget a megadott határok között.',
      button: 'Módosítom a havi összeget',
    },
    card: {
      label: 'Új kártya',
      legend: 'Hogyan fizet?',
      pastDue: (money) =>
        `Most levonjuk az elmaradt ${money} támogatást az új kártyáról, és ezután azt terheljük.`,
      next: (money) =>
        `Most levonjuk a következő havi ${money} támogatást az új kártyáról; a rákövetkező hónaptól azt terheljük.`,
      button: (money) => `Fizetés az új kártyával: ${money}`,
    },
    notices: {
      lemondva: {
        title: 'Lemondta a havi támogatást',
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
    title: 'My monthly support',
    description: 'Change, pause or cancel monthly support.',
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
    monthly: (money) => `${money} every month`,
    failed: { title: 'The last charge failed', nothingTaken: 'No money was taken.' },
    actions: {
      card: 'New card or another way to pay',
      amount: 'Change the amount',
      pause: 'Pause',
      resume: 'Resume',
      resumeNow: 'Resume now',
      cancel: 'Cancel',
      back: 'Back',
    },
    cancel: {
      title: 'Do you want to cancel?',
      text: (money) =>
        `Your monthly support of ${money} ends at once, and the stored card is deleted. If you only want a break, you can pause it for one to three months.`,
      button: 'Yes, cancel my monthly support',
    },
    pause: {
      legend: 'How long shall it pause?',
      months: (count) => (count === 1 ? '1 month' : `${count} months`),
      button: 'Pause it',
    },
    amount: {
      label: 'New monthly amount',
      hint: (least, most) => `Between ${least} and ${most}; it counts from the next charge.`,
      fault: 'Enter an amount within these bounds.',
      button: 'Change the monthly amount',
    },
    card: {
      label: 'New card',
      legend: 'How would you like to pay?',
      pastDue: (money) => `We now charge the missing ${money} to the new card, and use it from then on.`,
      next: (money) =>
        `We now charge the next month’s ${money} to the new card, and use it from the month after.`,
      button: (money) => `Pay with the new card: ${money}`,
    },
    notices: {
      lemondva: {
        title: 'Your monthly support is cancelled',
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
