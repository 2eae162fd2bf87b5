/** Search terms as readers type them, and the stories of the sample edition that each should find. */
export interface RelevanceQuery {
  term: string;
  /** Slugs. */
  expected: string[];
}

export const relevanceQueries: RelevanceQuery[] = [
  // The term has a noun in -ás or an adjective in -i, the story the verb or the place name; or the other way round.
  { term: 'Kecskemét lezárás', expected: ['kecskemet-keresztezodes-lezaras-kerulout'] },
  { term: 'hűtő csere', expected: ['tiz-eves-hutok'] },
  {
    term: 'bükki barlang',
    expected: ['barlangaszok-mentese-bukk-fustos-zsomboly', 'szalajka-volgy-seta-a-fatyol-vizesesig'],
  },
  {
    term: 'iskolába menni',
    expected: ['senki-hidjai-gazdatlan-kis-hidak', 'kesobbi-iskolakezdes-tizennyolc-iskola'],
  },
  { term: 'szolnoki bomba', expected: ['egytonnas-bomba-szolnok-palyaudvar'] },
  { term: 'remíz költöztetése', expected: ['villamosremiz-teto-koltozese-szeged'] },
  { term: 'barlangászok mentése', expected: ['barlangaszok-mentese-bukk-fustos-zsomboly'] },
  { term: 'kaposvári uszoda fűtése', expected: ['szerverek-hoje-futi-kaposvar-uszoda'] },
  { term: 'pénzváltás', expected: ['a-sarki-penzvalto-utolso-eve'] },
  { term: 'padok eltűnése', expected: ['adjatok-vissza-a-padokat'] },
  { term: 'levelek kézbesítése Makó', expected: ['negyezer-kezbesitetlen-level-mako'] },
  { term: 'olvasókönyv írás', expected: ['hatodikosok-irtak-olvasokonyvet-az-elsosoknek'] },
  { term: 'pécsi kocsmák', expected: ['ejjeli-bekeltetok-a-pecsi-kocsmasoron'] },
  // Other forms of words than in the story.
  { term: 'zongora ítélet', expected: ['zongorazas-jogeros-itelet-szomszedok'] },
  { term: 'négynapos munkahét', expected: ['negynapos-munkahet-bekesi-csavargyar'] },
  { term: 'falusi bolt tulajdonosai', expected: ['falusi-bolt-ketszaz-tulajdonos'] },
  { term: 'gazdátlan hidak', expected: ['senki-hidjai-gazdatlan-kis-hidak'] },
  { term: 'javíthatósági címke', expected: ['unios-javithatosagi-cimke-haztartasi-gepek'] },
  { term: 'telefontöltők fogyasztása', expected: ['ellenorzo-bedugva-hagyott-telefontolto'] },
  { term: 'balatoni harang', expected: ['balatoni-halok-eltunt-harang'] },
  { term: 'hajnali takarítás a klubban', expected: ['otkor-elhallgat-a-basszus'] },
  { term: 'mozi buszban', expected: ['buszbol-lett-mozi-nogradi-falvakban'] },
  { term: 'elfelejtett előfizetés', expected: ['elfelejtett-elofizetesek-a-bankkivonaton'] },
  { term: 'hódok gátja', expected: ['hodok-a-malomarokban-alku-a-gatrol'] },
  { term: 'ingázók bére', expected: ['harmincot-perces-plafon-az-ingazasban'] },
  { term: 'kézilabdakapus', expected: ['tizenkilenc-vedes-a-zalaberki-kapujaban'] },
  { term: 'tizenegyesek a kupában', expected: ['tizenegyesekkel-esett-ki-a-dunakapu'] },
  { term: 'úszóedzés', expected: ['hajnali-edzesek-utan-nyerte-az-1500-metert'] },
  { term: 'gyógyszerfüggő', expected: ['gyogyszerfuggoseg-az-elso-mondat'] },
  { term: 'főzelékek étteremben', expected: ['a-fozelek-kijott-a-menzarol'] },
  {
    term: 'tetőcserék',
    expected: ['padlasrol-kerult-elo-a-beatzenekar-szalagja', 'padlasrol-lehozott-citerak-vertesmal'],
  },
  // Accents that distinguish words, and quotes.
  { term: 'várak', expected: ['csesznek-vasalt-ut-a-var-alatt'] },
  { term: 'cseszneki vár', expected: ['csesznek-vasalt-ut-a-var-alatt'] },
  { term: '„gyors kassza”', expected: ['percek-es-forintok-a-bolti-sorban'] },
  { term: '„senki hídjai”', expected: ['senki-hidjai-gazdatlan-kis-hidak'] },
  // Typed in a hurry: without accents, or with a word too many.
  { term: 'kecskemeti robotok', expected: ['berelt-robotok-a-kecskemeti-rugouzemben'] },
  { term: 'norveg alagut', expected: ['fjord-alagut-storvag-osszeert'] },
  { term: 'kispesti neonmuhely', expected: ['neonmuhely-kispest'] },
  { term: 'diákműhold rakéta', expected: ['nyolcnapos-nemasag-utan-jelentkezett-a-diakmuhold'] },
  { term: 'plébános anyakönyve chatbot', expected: ['a-gep-amely-megtanulta-a-plebanos-kezirasat'] },
];

/** Kinds of words that need more than stems; the wanted story is to be among the first three. */
export const relevanceOfKinds: RelevanceQuery[] = [
  // Compounds whose parts the story has apart, and the other way round.
  { term: 'kenyérárak', expected: ['mibol-all-egy-kilo-kenyer-ara'] },
  { term: 'párbajtőr csapat', expected: ['arany-a-parbajtorcsapatnak'] },
  { term: 'könyvtárnyitás', expected: ['konyvtarak-nyitva-tartasa'] },
  { term: 'kávéár', expected: ['mennyibe-kerul-egy-cappuccino'] },
  { term: 'zongora per', expected: ['zongorazas-jogeros-itelet-szomszedok'] },
  // Nouns in -ság and -ség.
  { term: 'magányosság', expected: ['maganyos-emberek-hova-fordulhatnak'] },
  { term: 'gyógyszerfüggők', expected: ['gyogyszerfuggoseg-az-elso-mondat'] },
  { term: 'javítható háztartási gép', expected: ['unios-javithatosagi-cimke-haztartasi-gepek'] },
  // One letter wrong, missing, added or swapped.
  { term: 'barlangsáz', expected: ['barlangaszok-mentese-bukk-fustos-zsomboly'] },
  { term: 'harnag a Balatonban', expected: ['balatoni-halok-eltunt-harang'] },
  { term: 'cappucino', expected: ['mennyibe-kerul-egy-cappuccino'] },
  { term: 'villamosrémíz', expected: ['villamosremiz-teto-koltozese-szeged'] },
  // Doubled letters, and words spelt as they sound.
  { term: 'kecskemmét', expected: ['kecskemet-keresztezodes-lezaras-kerulout'] },
  { term: 'kapucsínó', expected: ['mennyibe-kerul-egy-cappuccino'] },
  { term: 'viszkonszin', expected: ['usa-2024-wisconsin-harmincezer'] },
  // Towns, people, and words with many endings.
  { term: 'Szolnok', expected: ['egytonnas-bomba-szolnok-palyaudvar'] },
  { term: 'Egerben', expected: ['viharkabat-szinikritika'] },
  { term: 'Milákkal', expected: ['ket-egyeni-uszoarany-ket-ezust'] },
  { term: 'olvasókönyvünkből', expected: ['hatodikosok-irtak-olvasokonyvet-az-elsosoknek'] },
  { term: 'mozigépészeinkről', expected: ['mozigepesz-utolso-tekercs'] },
];
