/** Words of the form that begins a payment. */
import type { Currency, Frequency, GatewayName, Rhythm } from '#features/support/public.ts';
import { defineWords } from '#platform/text/words.ts';

export interface SupportPageWords {
  gift: {
    name: string;
    email: { label: string; hint: string };
    message: { label: string; hint: string };
    day: { label: string; hint: string };
    faults: Readonly<Record<'recipientName' | 'recipientEmail' | 'message' | 'sendOn', string>>;
  };
  frequency: { label: string } & Readonly<Record<Frequency, string>>;
  currency: { label: string } & Readonly<Record<Currency, string>>;
  gatewayHints: Readonly<Record<GatewayName, string>>;
  giving: { titles: Readonly<Record<Rhythm, string>>; text: string; button: string };
  limited: { title: string; text(minutes: number): string };
  check: {
    title: string;
    text: string;
    wrong: string;
    label(first: number, second: number): string;
    hint: string;
  };
  transfer: { title: string; text: string; remark: string };
  before: { text: string; terms: string; and: string; privacy: string };
  /** The publisher's name stands between `before` and `after`. */
  simplepay: { before: string; after(domain: string): string; privacy: string; service: string };
  faulty: { title: string; text: string };
  closed: { title: string; text: string };
  form: string;
  amount: Readonly<Record<Frequency, string>>;
  other: string;
  own: string;
  between(least: string, most: string): string;
  gateway: string;
  email: { label: string; hint: string };
  name: { label: string; hint: string };
  button: Readonly<Record<Frequency, (money: string, currency: Currency) => string>>;
  buttonOwn: Readonly<Record<Frequency, string>>;
  note: Readonly<Record<Frequency, string>>;
  faults: { amount(least: string, most: string): string } & Readonly<
    Record<'gateway' | 'email' | 'name' | 'consent', string>
  >;
}

/** Terms of the check, in words: a person reads them as easily as digits. */
const numbers = {
  hu: [
    'nulla',
    'egy',
    'kettő',
    'három',
    'négy',
    'öt',
    'hat',
    'hét',
    'nyolc',
    'kilenc',
    'tíz',
    'tizenegy',
    'tizenkettő',
  ],
  en: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
};

const suffixes: Readonly<Record<Currency, string>> = { HUF: '-tal', EUR: 'val', RON: 'jel', USD: 'ral' };

export const supportPageWords: Readonly<Record<'hu' | 'en', SupportPageWords>> = defineWords('support-page', {
  hu: {
    gift: {
      name: 'A megajándékozott neve',
      email: { label: 'A megajándékozott e-mail-címe', hint: 'Csak az ajándékot küldjük el rá.' },
      message: { label: 'Üzenet', hint: 'Elhagyható; legfeljebb 300 betű.' },
      day: { label: 'Melyik napon küldjük?', hint: 'Ha üresen hagyja, fizetés után azonnal.' },
      faults: {
        recipientName: 'Írja be a megajándékozott nevét, legfeljebb 80 betűvel.',
        recipientEmail: 'Írjon be egy e-mail-címet, például nev@pelda.hu.',
        message: 'Legfeljebb 300 betű lehet, hivatkozás és különleges jel nélkül.',
        sendOn: 'Válasszon egy napot a következő egy évből.',
      },
    },
    frequency: {
      label: 'Gyakoriság',
      monthly: 'Havonta',
      yearly: 'Évente',
      once: 'Egyszer',
      gift: 'Ajándék',
    },
    currency: { label: 'Pénznem', HUF: 'Forintban', EUR: 'Euróban', RON: 'Lejben', USD: 'Dollárban' },
    gatewayHints: {
      simplepay: 'Az OTP Mobil felületén fizet; a kártya adatait mi nem látjuk.',
      barion: 'Kártyával vagy Barion-egyenlegből fizet.',
      stripe: 'Külföldi kártyával is fizethet.',
      transfer: 'Megadjuk a számlaszámot és a közleményt, ön utal a bankjából.',
    },
    giving: {
      titles: {
        monthly: 'Ön már havonta támogat minket. Köszönjük!',
        yearly: 'Ön már évente támogat minket. Köszönjük!',
      },
      text: 'Az összeget, a kártyát és a szünetet a fiókjában állíthatja. Amit itt indít, külön támogatás lesz.',
      button: 'A támogatásom',
    },
    limited: {
      title: 'Túl sok fizetés indult innen',
      text: (minutes) =>
        `${minutes} perc múlva próbálhatja újra. Addig is utalhat a bankjából: a számlaszám lejjebb van.`,
    },
    check: {
      title: 'Egy kérdés, mielőtt továbbmegy',
      text: 'Erről a hálózatról most sok fizetés indul, ezért megkérdezzük, hogy ember tölti-e ki az űrlapot. A beírt adatai megmaradtak.',
      wrong: 'Nem ez az eredmény. Itt egy másik kérdés.',
      label: (first, second) => `Mennyi ${numbers.hu[first]} meg ${numbers.hu[second]}?`,
      hint: 'Számmal írja be.',
    },
    transfer: {
      title: 'Számlaszámunk átutaláshoz',
      text: 'Utalhat az űrlap nélkül is; ha bizonylatot kér, a közleménybe írja be az e-mail-címét.',
      remark: 'Támogatás',
    },
    before: {
      text: 'A fizetéssel elfogadja: ',
      terms: 'a támogatás feltételei',
      and: ' és ',
      privacy: 'az adatkezelési tájékoztató',
    },
    simplepay: {
      before: 'SimplePay választásakor tudomásul veszem, hogy a(z) ',
      after: (domain) =>
        ` adatkezelő által a(z) ${domain} felhasználói adatbázisában tárolt alábbi személyes adataimat átadja az OTP Mobil Kft.-nek, mint adatfeldolgozónak: név, e-mail-cím, a fizetés összege és azonosítója. Az adatfeldolgozás célja és jellege itt olvasható: `,
      privacy: 'SimplePay – adatkezelési tájékoztató',
      service: 'A kártyás fizetést a SimplePay biztosítja',
    },
    faulty: { title: 'Még nem indult el a fizetés', text: 'Nézze meg, mit írtunk a mezők alá.' },
    closed: {
      title: 'Most nem tudunk támogatást fogadni',
      text: 'Kérjük, nézzen vissza később, vagy válasszon más pénznemet.',
    },
    form: 'Támogatás',
    amount: {
      monthly: 'Mennyivel támogat havonta?',
      yearly: 'Mennyivel támogat évente?',
      once: 'Mennyivel támogat most, egyszer?',
      gift: 'Mennyit szán az ajándékra?',
    },
    other: 'Más összeg',
    own: 'Az ön összege',
    between: (least, most) => `${least} és ${most} között.`,
    gateway: 'Hogyan fizet?',
    email: { label: 'E-mail-cím', hint: 'Ide küldjük a bizonylatot.' },
    name: { label: 'Név', hint: 'Ahogy a bizonylaton szerepeljen.' },
    button: {
      monthly: (money, currency) => `Támogatom havi ${money}${suffixes[currency]}`,
      yearly: (money, currency) => `Támogatom évi ${money}${suffixes[currency]}`,
      once: (money, currency) => `Támogatom egyszer ${money}${suffixes[currency]}`,
      gift: (money) => `Ajándékozok egy évet: ${money}`,
    },
    buttonOwn: {
      monthly: 'Támogatom havonta a beírt összeggel',
      yearly: 'Támogatom évente a beírt összeggel',
      once: 'Támogatom egyszer a beírt összeggel',
      gift: 'Ajándékozok egy évet a beírt összegért',
    },
    note: {
      monthly: 'Most és utána minden hónapban ugyanezen a napon vonjuk le, amíg le nem mondja.',
      yearly:
        'Most és utána minden évben ugyanezen a napon vonjuk le, amíg le nem mondja. Előtte három héttel írunk önnek.',
      once: 'Csak most vonjuk le, nem ismétlődik.',
      gift: 'Csak most vonjuk le. A megajándékozott egy évig támogatónk lesz, fizetnie semmit sem kell; az összeget nem tudja meg.',
    },
    faults: {
      amount: (least, most) => `Írjon be egy összeget ${least} és ${most} között.`,
      gateway: 'Válassza ki, hogyan szeretne fizetni.',
      email: 'Írjon be egy e-mail-címet, például nev@pelda.hu.',
      name: 'Írja be a nevét, legfeljebb 80 betűvel.',
      consent: 'Havi vagy éves támogatáshoz ehhez is hozzá kell járulnia. Egyszeri támogatáshoz nem kell.',
    },
  },
  en: {
    gift: {
      name: 'Name of the recipient',
      email: { label: 'E-mail address of the recipient', hint: 'We send the gift there, and nothing else.' },
      message: { label: 'Message', hint: 'Optional; 300 letters at most.' },
      day: { label: 'On which day shall we send it?', hint: 'Left empty, right after the payment.' },
      faults: {
        recipientName: 'Enter the name of the recipient, with 80 letters at most.',
        recipientEmail: 'Enter an e-mail address, such as name@example.com.',
        message: '300 letters at most, without links or special signs.',
        sendOn: 'Choose a day within the next year.',
      },
    },
    frequency: { label: 'How often', monthly: 'Monthly', yearly: 'Yearly', once: 'Once', gift: 'Gift' },
    currency: { label: 'Currency', HUF: 'Forints', EUR: 'Euros', RON: 'Lei', USD: 'Dollars' },
    gatewayHints: {
      simplepay: 'You pay on a page of OTP Mobil; we never see the data of your card.',
      barion: 'You pay by card or from a Barion balance.',
      stripe: 'Cards from any country are accepted.',
      transfer: 'We show the account and the reference; you make the transfer at your bank.',
    },
    giving: {
      titles: {
        monthly: 'You support us every month already. Thank you!',
        yearly: 'You support us every year already. Thank you!',
      },
      text: 'Amount, card and pause are in your account. What you begin here is another support.',
      button: 'My support',
    },
    limited: {
      title: 'Too many payments were begun from here',
      text: (minutes) =>
        `You can try again in ${minutes} min. Meanwhile you can make a bank transfer: the account is below.`,
    },
    check: {
      title: 'One question before you go on',
      text: 'Many payments begin in this network at the moment, so that we ask whether a person fills in the form. What you entered is still there.',
      wrong: 'That is not the result. Here is another question.',
      label: (first, second) => `How much is ${numbers.en[first]} plus ${numbers.en[second]}?`,
      hint: 'In digits.',
    },
    transfer: {
      title: 'Our account for transfers',
      text: 'You can make a transfer without the form as well; for a receipt, write your e-mail address into the remark.',
      remark: 'Support',
    },
    before: {
      text: 'By paying you accept ',
      terms: 'the terms of support',
      and: ' and ',
      privacy: 'the privacy notice',
    },
    simplepay: {
      before: 'By choosing SimplePay I acknowledge that ',
      after: (domain) =>
        `, as the controller, transfers the following personal data stored in the user database of ${domain} to OTP Mobil Kft. as the processor: name, e-mail address, amount and reference of the payment. Nature and purpose of the processing: `,
      privacy: 'SimplePay – privacy notice',
      service: 'Card payments are provided by SimplePay',
    },
    faulty: { title: 'The payment has not begun yet', text: 'Please read what stands below the fields.' },
    closed: {
      title: 'We cannot accept support right now',
      text: 'Please come back later, or choose another currency.',
    },
    form: 'Support',
    amount: {
      monthly: 'How much would you give every month?',
      yearly: 'How much would you give every year?',
      once: 'How much would you give now, once?',
      gift: 'How much is the gift worth to you?',
    },
    other: 'Another amount',
    own: 'Your amount',
    between: (least, most) => `Between ${least} and ${most}.`,
    gateway: 'How would you like to pay?',
    email: { label: 'E-mail address', hint: 'We send the receipt there.' },
    name: { label: 'Name', hint: 'As it should stand on the receipt.' },
    button: {
      monthly: (money) => `Give ${money} every month`,
      yearly: (money) => `Give ${money} every year`,
      once: (money) => `Give ${money} once`,
      gift: (money) => `Give a year for ${money}`,
    },
    buttonOwn: {
      monthly: 'Give this amount every month',
      yearly: 'Give this amount every year',
      once: 'Give this amount once',
      gift: 'Give a year for this amount',
    },
    note: {
      monthly: 'We charge it now, and then on the same day of every month until you cancel.',
      yearly:
        'We charge it now, and then on the same day of every year until you cancel. We write to you three weeks before.',
      once: 'We charge it now, and never again.',
      gift: 'We charge it now, and never again. The recipient is our supporter for a year, pays nothing, and does not learn the amount.',
    },
    faults: {
      amount: (least, most) => `Enter an amount between ${least} and ${most}.`,
      gateway: 'Choose how you would like to pay.',
      email: 'Enter an e-mail address, such as name@example.com.',
      name: 'Enter your name, with 80 letters at most.',
      consent: 'Monthly and yearly support need this consent, too. A single payment does not.',
    },
  },
});
