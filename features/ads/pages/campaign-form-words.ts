import { defineWordsIn } from '#platform/text/words.ts';

/** Fields of a campaign, and their faults, for the newsroom, in Hungarian. */
export const campaignFormWords = defineWordsIn('hu', 'campaign-form', {
  create: 'Új kampány',
  change: 'A kampány módosítása',
  refused: {
    title: 'Nem mentettük el',
    text: 'Javítsa a megjelölt mezőket. Ha képet is kiválasztott, válassza ki újra.',
  },
  outdated: {
    title: 'Közben más is módosította a kampányt',
    text: 'Az ön módosítását nem mentettük el. Nézze meg, mi van most elmentve, és ha az önét szeretné, mentse újra.',
  },
  name: { label: 'A kampány neve', hint: 'A jelentésben az azonos nevűek egy kampányt adnak.' },
  slot: 'Hol jelenjen meg',
  firstDay: 'Első nap',
  lastDay: { label: 'Utolsó nap', hint: 'Ezen a napon még fut.' },
  link: { label: 'Hová vezet', hint: 'Teljes cím, https-sel az elején.' },
  desktop: 'Kép asztali gépre',
  mobile: 'Kép mobilra',
  alt: {
    label: 'Mi látszik a képen',
    hint: 'Ezt hallja, aki nem látja a képet: a rajta lévő szöveget is írja le.',
  },
  label: { label: 'Felirat a kép fölött', hint: 'Üresen: „Hirdetés”.' },
  weight: {
    label: 'Súly',
    hint: 'Ha több kampány fut egy helyen, ennek arányában osztoznak rajta.',
  },
  dailyCap: { label: 'Hányszor lássa naponta ugyanaz a készülék', hint: '0: akárhányszor.' },
  password: {
    label: 'Az ön jelszava',
    hint: 'Tíz percnél régebben lépett be: erősítse meg, hogy ön az.',
  },
  add: 'Felveszem',
  save: 'Mentem',
  cancel: 'Mégsem',
  newPicture:
    'PNG, JPEG, WebP vagy AVIF, a hely valamelyik méretének arányában, legjobb kétszer annyi képponttal.',
  otherPicture: (sizes: string) => `Csak ha kicseréli. PNG, JPEG, WebP vagy AVIF: ${sizes}.`,
  faults: {
    name: 'Adjon nevet a kampánynak, legfeljebb 100 karakterrel.',
    slot: 'Válasszon egy helyet a listából.',
    link: 'Teljes, https-sel kezdődő címet adjon meg, például https://bolt.example/akcio.',
    alt: 'Írja le, mi látszik a képen, legfeljebb 300 karakterrel: ezt hallja, aki nem látja.',
    label: 'A felirat legfeljebb 60 karakter lehet.',
    weight: '1 és 100 közötti egész számot adjon meg.',
    dailyCap: '0 és 1000 közötti egész számot adjon meg; a 0 azt jelenti, hogy nincs korlát.',
    day: 'Adjon meg egy napot, például 2026-12-24.',
    order: 'Az utolsó nap nem lehet az első előtt.',
    password: 'Ez nem a jelszava. Lehet, hogy elgépelte.',
    attempts:
      'Túl sok próbálkozás volt. Egy perc múlva próbálja újra; sok hibás próba után legfeljebb három órát kell várni.',
    storedNow: (value: string) => `Most ez van elmentve: „${value}”.`,
    noPicture: 'Válasszon képet asztali gépre vagy mobilra: legalább egy kell.',
    wrongSize: {
      desktop: 'Ezen a helyen asztali gépen nem jelenik meg kép.',
      mobile: 'Ezen a helyen mobilon nem jelenik meg kép.',
    },
    wrongPixels: (width: number, height: number, sizes: string) =>
      `Ez a kép ${width} × ${height} képpontos. Ide ilyen arányú kell: ${sizes}.`,
    unusable: {
      'unknown-format': 'Ez nem PNG, JPEG, WebP vagy AVIF kép.',
      'untrusted-svg': 'SVG-képet nem fogadunk el, mert program is lehet benne. Mentse el PNG-ként.',
      'too-many-pixels': 'Ez a kép túl sok képpontból áll. Mentse el kisebb méretben.',
      'taken-down': 'Ezt a képet végleg eltávolították: nem lehet újra feltölteni.',
      damaged: 'Ez a képfájl sérült. Mentse el újra, és válassza ki ismét.',
    },
  },
});
