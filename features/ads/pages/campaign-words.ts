/** Interface texts of the page of campaigns, which is for the newsroom, in Hungarian. */
import { defineWordsIn } from '#platform/text/words.ts';

export const campaignWords = defineWordsIn('hu', 'campaign', {
  title: 'Hirdetések',
  intro:
    'Saját kampányok: amíg egy helyen fut egy, ott nem kérünk hirdetést a hirdetéskiszolgálótól. Sütit nem használnak, ezért hozzájárulás nélkül is megjelennek.',
  create: 'Új kampány',
  allReports: 'Jelentés letöltése (CSV)',
  none: {
    title: 'Még nincs kampány',
    text: 'Az elsőt az „Új kampány” gombbal veheti fel: egy kép, egy hivatkozás és két nap kell hozzá.',
  },
  noSlots: {
    title: 'Nincs hely hirdetésnek',
    text: 'Ennek a kiadásnak egyetlen oldalán sincs hely hirdetésnek: az üzemeltető állíthat be.',
  },
  security: 'Belépés és biztonság',
  all: 'Minden kampány',
  now: (place: string, days: string, state: string) => `${place}. ${days} Most ${state}.`,
  slotIsGone: 'Ez a hely már nincs a kiadásban: a kampány sehol sem látszik, és nem módosítható.',
  change: 'Módosítás',
  cancel: 'Mégsem',
  done: {
    felveve: 'Felvette a kampányt. Ha már fut, az oldalak egy másodpercen belül mutatják.',
    modositva: 'Módosította a kampányt. Az oldalak egy másodpercen belül az újat mutatják.',
    lezarva: 'Lezárta a kampányt: az oldalakon már nem látszik.',
  },
  table: {
    title: 'Kampányok',
    campaign: 'Kampány',
    state: 'Állapot',
    place: 'Hely',
    days: 'Napok',
    day: 'Nap',
    impressions: 'Megjelenés',
    clicks: 'Kattintás',
    share: 'Arány',
  },
  states: { running: 'fut', future: 'még nem kezdődött el', over: 'véget ért', stopped: 'lezárva' },
  report: {
    title: 'Jelentés',
    none: 'Még senki sem látta. A számok néhány másodperc alatt érnek ide.',
    total: (impressions: string, clicks: string, share: string) =>
      `Összesen ${impressions} megjelenés, ${clicks} kattintás (${share}). Megjelenés az, ha a kép fele egy másodpercig látszott.`,
    days: 'A jelentés napjai',
    download: 'Letöltés (CSV)',
  },
  end: {
    open: 'Lezárás…',
    title: 'Lezárja a kampányt?',
    text: 'Azonnal lekerül minden oldalról, és többé nem indítható el. A jelentése megmarad.',
    label: 'A kampány lezárása',
    button: 'Lezárom a kampányt',
  },
  pictures: { desktop: 'Asztali gépen', mobile: 'Mobilon' },
  places: {
    front: (number: string) => `Címlap, ${number}. hely`,
    'list-mobile': (_number: string) => 'Lista, mobilon',
    'list-sidebar': (_number: string) => 'Lista, oldalsáv',
    'article-end': (_number: string) => 'Cikk vége',
    article: (number: string) => `Cikk szövege, ${number}. hely`,
    landing: (number: string) => `Gyűjtőoldal, ${number}. hely`,
  },
  devices: { desktop: 'asztali', mobile: 'mobil' },
  size: (size: string, best: string) => `${size} (legjobb ${best} képponttal)`,
});
