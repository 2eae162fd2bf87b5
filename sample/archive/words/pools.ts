/** Sentences that fit many stories. `expand` fills in `{…}`; the possible values follow below. */
export const background: readonly string[] = [
  '[Az előzmények {N 2-9} évre nyúlnak vissza|A gondolat nem új]: a {helyi} [önkormányzat|közösség|egyesület] már korábban is próbálkozott hasonlóval, de akkor [a pénz|a jelentkező|az engedély] hiányzott.',
  'Az ötlet [egy lakossági fórumon|egy kávézóasztalnál|egy levelezőlistán|az iskolai szülői értekezleten] született, ahol eredetileg [egészen másról|a parkolásról|a közvilágításról] beszéltek volna.',
  'A költségek [nagyobb|számottevő] részét [pályázatból|adományokból|a saját bevételeikből] fedezik, a többit [a város|a résztvevők|három helyi vállalkozás] adja össze.',
  'Hasonló kezdeményezés [az országban|a környéken] eddig {N 3-14} helyen indult, a többségük [ma is működik|két éven belül a saját lábára állt].',
  'A felkészülés {N 4-18} hónapig tartott, közben [kétszer|háromszor] változott meg a helyszín, és egyszer a terv lényege is.',
  'Az első próbálkozást [néhány éve|még a felújítás előtt] a rossz idő, a másodikat egy hiányzó aláírás állította meg.',
  'A környéken [régóta|évtizedek óta] beszélnek róla, de az első vázlat csak akkor készült el, amikor [egy fiatal mérnök|két nyugdíjas tanár|a helyi könyvtáros] elvállalta a papírmunkát.',
  'A {helyi} levéltárban őrzött iratok szerint a mai helyzet [meglepően hasonlít|alig különbözik attól], amit a nagyszülők nemzedéke [megoldani próbált|vitatott].',
  'A munka [két|három] szakaszból áll, és mindegyik végén külön döntenek arról, érdemes-e folytatni.',
  'A résztvevők [hetente|kéthetente] találkoznak, a jegyzőkönyveket pedig bárki elolvashatja.',
  'Az eredeti tervből {N 2-4} elem kimaradt, kettő viszont olyan került bele, amelyre kezdetben senki sem gondolt.',
  'A {helyi} lakók egy része eleinte tartott tőle, a legtöbben attól, hogy [nagyobb lesz a zaj|kevesebb lesz a hely|megint nem fejezik be].',
];

export const numbers: readonly string[] = [
  'Az első {N 3-11} hónapban {N 180-2400} [jelentkezést|kérést|bejelentést] kaptak, a tervezettnél {N 12-60} százalékkal többet.',
  'A megkérdezett {N 240-1150} ember közül minden [második|harmadik|negyedik] mondta azt, hogy [a saját bőrén érzi a változást|ajánlaná az ismerőseinek|részt venne benne].',
  'A számok szerint a várakozási idő {N 20-55} percről {N 6-19} percre csökkent.',
  'A teljes költség {N 14-380} millió forint, ennek {N 35-85} százaléka már rendelkezésre áll.',
  'Naponta átlagosan {N 90-900} ember fordul meg itt, hétvégén valamivel több.',
  'A mérések {N 6-24} hónapon át tartottak, és {N 1200-48000} adatpontból állnak össze.',
  'Az érintettek száma {N 400-9800}, közülük {N 60-380} [gyerek|nyugdíjas|ingázó].',
  'Egy év alatt {N 3-28} százalékkal nőtt a forgalom, miközben a ráfordítás alig változott.',
  'A {N 11-40} tagú csapat átlagéletkora {N 27-58} év, a legidősebb tag {N 68-84} éves.',
];

export const quotes: readonly string[] = [
  '[Nem csodát ígértünk, hanem kulcsot az ajtóhoz, és azt, hogy valaki ott lesz, amikor kopognak|Az első héten még mindenki engem hívott, a harmadikon már egymást]',
  '[Ha tíz éve kérdezi, nevetek rajta|Ha tavaly kérdezi, azt mondtam volna, hogy lehetetlen]. Most már csak azon nevetek, hogy ez ennyire egyszerű volt',
  'A legnehezebb nem a pénz volt, hanem hogy [egy asztalhoz üljön|ugyanazt a szót használja] mindenki, akinek köze van hozzá',
  'Lassan haladunk, de [ugyanabba az irányba|nem visszafelé]. Ez nálunk már önmagában hír',
  'Kipróbáltuk, elrontottuk, kijavítottuk. [Leírtuk, hogy más már csak a harmadikkal kezdje|A jegyzeteink bárkié lehetnek]',
  'Én itt nőttem fel, és [először|hosszú idő óta először] érzem úgy, hogy nem csak elmenni lehet innen',
  'Nem az a kérdés, hogy kell-e, hanem hogy ki [söpri fel utána az udvart|viszi tovább, ha mi elfáradunk]',
  'Három dolog kellett hozzá: türelem, egy [jó csavarhúzó|működő nyomtató] és valaki, aki mindig visszahívja az embert',
  'Aki ide belép, annak nem kell megmagyaráznia, miért jött. [Ez a mi egyetlen szabályunk|Ennyi az egész titok]',
  'A számok szépek, de én abból tudom, hogy működik, hogy [már nem engem hívnak, ha baj van|panaszkodni is bejönnek]',
  'Sokan mondták, hogy várjuk ki a sorunkat. [Kivártuk|Vártunk hét évet], aztán nekiálltunk magunk',
  'A hibáinkat is kiírtuk a faliújságra. Azóta [kevesebb van belőlük|többen olvassák]',
];

export const reactions: readonly string[] = [
  'A szomszédos [településről|városrészből|utcából] is érkeztek érdeklődők, akik [jegyzeteltek|kérdeztek|leginkább a költségekre voltak kíváncsiak].',
  'A kritikusok szerint [a megoldás drága|az ütemterv feszített|a tájékoztatás késett], és ezt a szervezők sem vitatják.',
  'A {helyi} [kereskedők|szülők|gazdák|lakók] egyelőre óvatosak: [megvárják az első telet|előbb látni szeretnék a tételes elszámolást|a második évben szeretnének ítéletet mondani].',
  'A beszélgetés végén [kézfeltartással szavaztak|hosszan vitatkoztak arról, hová kerüljön a pad|senki sem sietett haza].',
  'Volt, aki [a zárást|a nyitvatartást|a belépés módját] kifogásolta, és olyan is, aki [süteményt hozott|jelentkezett önkéntesnek|felajánlotta a garázsát].',
  '{nev} [szerint|úgy látja,] a következő hónapokban [az derül ki, mennyien maradnak|a részletek fognak számítani|nem a pénz lesz a szűk keresztmetszet].',
  'Az ellenzők aláírásgyűjtést indítottak, de {N 3-9} hét alatt [kevesebben|alig többen] támogatták, mint ahányan az első megbeszélésen ott voltak.',
  'A hivatal közlése szerint a szabályok [lehetővé teszik|nem tiltják] a folytatást, de [minden lépést dokumentálni kell|évente be kell számolni róla].',
];

export const next: readonly string[] = [
  'A következő szakasz [tavasszal|ősszel|a jövő hónapban|a nyár végén] kezdődik, addig [a próbaüzem|a tervezés|az egyeztetés] folytatódik.',
  'A tapasztalatokat {N 2-6} hónap múlva összegzik, és a tanulmányt [bárki letöltheti|a városházán is ki lehet majd kérni].',
  'Ha beválik, [máshol|a környező falvakban|a megye más részein] is megpróbálják, ha nem, [visszaállítják a régi rendet|megírják, miért nem].',
  'A jelentkezés [e-mailben és személyesen|telefonon is] lehetséges, előzetes tudás nem kell hozzá.',
  'A döntés [a következő ülésen|a hónap végéig|az év vége előtt] várható.',
  '{nev} azt mondta, [jövőre|két év múlva] szívesen megmutatja lapunknak, [mi lett belőle|mi sikerült, és mi nem].',
  'A nyílt napon [a gépeket|a terveket|a raktárat] is meg lehet nézni; a kaput [reggel nyolckor|délután kettőkor] nyitják.',
];

export const headings: readonly string[] = [
  'Honnan indult?',
  'Mennyibe kerül?',
  'Mit mondanak a helyiek?',
  'Ami nem sikerült',
  'A számok mögött',
  'Hogyan tovább?',
  'Kérdések, amelyek nyitva maradtak',
  'Egy nap a helyszínen',
  'Akik csinálják',
  'A következő lépés',
];

export const attributions: readonly string[] = [
  'mondta {nev}, {szerep}',
  'fogalmazott {nev}, {szerep}',
  'idézte fel lapunknak {nev}, {szerep}',
  'tette hozzá {nev}, {szerep}',
];
