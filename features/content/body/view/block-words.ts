/** Interface texts of blocks, in the story's language. */
import { articleBeforeName, articleBeforeNumber } from '#platform/text/hungarian-number-words.ts';
import { defineWords } from '#platform/text/words.ts';
import { embedContentWords } from '../blocks/embed/embed-content-words.ts';
import type { EmbedShape } from '../blocks/embed/embed-frame.ts';
import type { EmbedProvider } from '../blocks/embed/embed-providers.ts';

export const blockWords = defineWords('block', {
  hu: {
    gallery: 'Képgaléria',
    table: 'Táblázat',
    related: 'Kapcsolódó cikk',
    elsewhere: 'Kapcsolódó oldal',
    file: 'Letölthető fájl',
    video: 'Videó',
    captions: 'Felirat',
    inCorner: 'Kis ablakban nézem tovább',
    enlarge: (what: string) => (what === '' ? 'Kép nagyítása' : `Kép nagyítása: ${what}`),
    footnotes: 'Jegyzetek',
    wayBack: (number: number) =>
      `Vissza a szöveghez, ${articleBeforeNumber(number)} ${number}. jegyzet helyére`,
    embedded: (name: string) => `Beágyazott tartalom: ${name}`,
    open: (name: string) => `Megnyitás itt: ${name}`,
    openOther: 'Megnyitás az eredeti oldalon',
    show: {
      video: 'Videó lejátszása',
      upright: 'Videó lejátszása',
      audio: 'Lejátszó megnyitása',
      post: 'Bejegyzés megjelenítése',
      map: 'Térkép megnyitása',
      chart: 'Ábra megjelenítése',
      page: 'Megjelenítés itt',
    },
    showAlways: (name: string, provider: EmbedProvider, shape: EmbedShape) =>
      `${capital(articleBeforeName(name))} ${contentOf(name, provider, shape)} máskor is rögtön jelenjenek meg`,
    embedNote: (name: string, shape: EmbedShape) =>
      `A ${embedContentWords.opened[shape]} ${articleBeforeName(name)} ${name} adatokat kaphat önről.`,
    ownNote: (name: string) => `Lapunk saját oldala: ${name}.`,
  },
  en: {
    gallery: 'Gallery',
    table: 'Table',
    related: 'Related story',
    elsewhere: 'Related page',
    file: 'Download',
    video: 'Video',
    captions: 'Captions',
    inCorner: 'Go on in a small window',
    enlarge: (what: string) => (what === '' ? 'Enlarge the picture' : `Enlarge the picture: ${what}`),
    footnotes: 'Notes',
    wayBack: (number: number) => `Back to note ${number} in the text`,
    embedded: (name: string) => `Embedded from ${name}`,
    open: (name: string) => `Open on ${name}`,
    openOther: 'Open the original page',
    show: {
      video: 'Play video',
      upright: 'Play video',
      audio: 'Open player',
      post: 'Show post',
      map: 'Open map',
      chart: 'Show chart',
      page: 'Show it here',
    },
    showAlways: (name: string, _provider: EmbedProvider, _shape: EmbedShape) =>
      `Always show what is on ${name}`,
    embedNote: (name: string, _shape: EmbedShape) => `Once opened, ${name} may receive data about you.`,
    ownNote: (name: string) => `A page of our own: ${name}.`,
  },
});

/** Names as the providers write them; '' for providers without one. */
export const providerNames: Record<EmbedProvider, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
  datawrapper: 'Datawrapper',
  map: '',
  election: '',
  sport: '',
  results: '',
  other: '',
};

/** Consent is per host, so the sentence names all kinds of content that a host provides. */
function contentOf(name: string, provider: EmbedProvider, shape: EmbedShape): string {
  const content = embedContentWords.ofProvider[provider];
  return content === undefined ? `${name} ${embedContentWords.ofShape[shape]}` : `${name}-${content}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
