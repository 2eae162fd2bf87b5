/** Stories that are being written in the sample's newsroom: places, people and figures are invented. */
export interface NewsroomStory {
  title: string;
  lead?: string;
  paragraphs?: readonly string[];
  /** What becomes of it; a draft without. */
  state?: 'submitted' | 'returned' | 'approved' | 'scheduled';
  /** Why it is under an embargo, until tomorrow. */
  embargo?: string;
  /** Only its author and the chief editor see it. */
  isRestricted?: true;
  /** Why it is returned. */
  reason?: string;
}

export const newsroomStories: readonly NewsroomStory[] = [
  { title: 'Mennyi ideig tart egy padfestés?' },
  {
    title: 'Harangjátékot kap a tápiómalmi könyvtár tornya',
    paragraphs: [
      'Huszonnégy kis haranggal készült el az a szerkezet, amelyet tavaszra a tápiómalmi könyvtár tornyába emelnek.',
      'A dallamokat a helyi zeneiskola növendékei választják, negyedévente újakat. Orosz Tekla könyvtáros szerint az olvasóteremben semmi sem hallatszik majd belőlük.',
    ],
  },
  {
    title: 'Kétszer annyi biciklitároló lesz a kisvárdi állomáson',
    lead: 'A régi raktár helyén százhúsz kerékpár fér el, fedél alatt.',
    paragraphs: [
      'Tavasszal nyílik meg az új kerékpártároló a kisvárdi állomáson. A helyét egy raktár adja, amelyet tíz éve nem használ senki.',
      'A munkát vezető Szabó-Fekete Nóra azt mondta: a tetőn gyűjtött esővízből a peron virágait öntözik.',
    ],
    state: 'submitted',
  },
  {
    title: 'Újra jár a víziposta a Fehér-tavon',
    lead: 'Húsz év után ismét csónak viszi a leveleket a tó túlsó partjára.',
    paragraphs: [
      'Naponta egyszer indul el a csónak, amely leveleket visz a Fehér-tó nyolcvan nyaralójába.',
      'A postás állítólag nem tud úszni.',
    ],
    state: 'returned',
    reason: 'Ki állítja, hogy a postás nem tud úszni? Kérdezzük meg őt, vagy maradjon ki.',
  },
  {
    title: 'Éjjel mossák a sárga villamosokat, hogy reggel fényesek legyenek',
    lead: 'Egy éjszaka a kocsiszínben, ahol tizenegy ember dolgozik reggelig.',
    paragraphs: [
      'Hajnali egykor gurul be az utolsó kocsi, és fél ötkor indul ki az első. A kettő között kell mindennel végezni.',
      'Mátyus Endre huszonkét éve kezeli a mosót, és a hangjáról tudja, ha egy kefe elkopott.',
    ],
    state: 'approved',
  },
  {
    title: 'Holnap nyit a szilvásdi korcsolyapálya',
    lead: 'Reggel kilenckor engedik be az elsőket, az első hétvégén kölcsönözni is ingyen lehet.',
    paragraphs: [
      'Holnap reggel kilenckor nyit ki a szilvásdi korcsolyapálya. A jég nyolc centiméter vastag.',
      'A pálya hűtéséből származó meleggel az uszoda vizét melegítik, a fenntartó szerint évi kilencmillió forintot takarítva meg.',
    ],
    state: 'scheduled',
  },
  {
    title: 'Megvan a Bakonyi Ildikó-díj nyertese',
    lead: 'Harminchét kézirat közül választottak.',
    paragraphs: ['A zsűri egyhangúlag döntött. A díjat holnap délben adják át a városi könyvtárban.'],
    embargo: 'A kuratórium az átadásig kérte.',
  },
  {
    title: 'Kinek adta bérbe a város a strandot?',
    paragraphs: ['Egy irat szerint a szerződést hárman írták alá, közülük egy nem volt a tárgyaláson.'],
    isRestricted: true,
  },
];

/** While the author adds to the second and third paragraph, the editor deletes both: what was added is kept aside. */
export const storyOfTwoHands = {
  title: 'Térképet rajzolnak a gyerekek a városrész fáiról',
  paragraphs: [
    'Négyszáz fát rajzoltak fel eddig egy térképre a nyírligeti iskola diákjai.',
    'A legidősebb fa egy platán a templom mögött.',
    'A legfiatalabbat a múlt héten ültették.',
  ],
  additions: [' A kerületét öten érik át.', ' A gyerekek Gombócnak nevezték el.'],
} as const;

/** A public story of the sample, and what an editor has written into it since. */
export const unpublishedChange = {
  slug: 'esokert-a-parkolo-helyen',
  paragraph: 'A kertet jövő tavasszal a szomszédos utcára is kiterjesztik.',
} as const;
