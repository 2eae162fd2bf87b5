/** What blocks say by themselves, in the story's language. */
import type { EmbedProvider } from '../../body-schema.ts';

export const blockWords = {
  hu: {
    gallery: 'Képgaléria',
    table: 'Táblázat',
    related: 'Kapcsolódó cikk',
    elsewhere: 'Kapcsolódó oldal',
    file: 'Letölthető fájl',
    photo: 'Kép',
    enlarge: (what: string) => (what === '' ? 'Kép nagyítása' : `Kép nagyítása: ${what}`),
    footnotes: 'Jegyzetek',
    wayBack: (number: number) => `Vissza a szöveghez, a(z) ${number}. jegyzet helyére`,
    embedded: (name: string) => `Beágyazott tartalom: ${name}`,
    open: (name: string) => `Megnyitás itt: ${name}`,
    openOther: 'Megnyitás az eredeti oldalon',
  },
  en: {
    gallery: 'Gallery',
    table: 'Table',
    related: 'Related story',
    elsewhere: 'Related page',
    file: 'Download',
    photo: 'Picture',
    enlarge: (what: string) => (what === '' ? 'Enlarge the picture' : `Enlarge the picture: ${what}`),
    footnotes: 'Notes',
    wayBack: (number: number) => `Back to note ${number} in the text`,
    embedded: (name: string) => `Embedded from ${name}`,
    open: (name: string) => `Open on ${name}`,
    openOther: 'Open the original page',
  },
} as const;

/** Names as their owners write them; '' for providers without one. */
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
  other: '',
};
