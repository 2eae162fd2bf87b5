import { defineWords } from '#platform/text/words.ts';

export const storyWords = defineWords('story', {
  hu: {
    toBoard: 'Cikkek',
    loading: 'A cikk megnyitása…',
    untitled: 'Cím nélkül',
    panel: 'Adatok',
    returned: (reason: string) => `Visszaadva: ${reason}`,
    readOnly: 'Ezt a cikket Ön csak olvashatja.',
    fieldsOnly: 'A szöveget Ön csak olvashatja; a támogatott tartalom adatait módosíthatja.',
    saved: (time: string) => `Mentve ${time}`,
    sending: 'Mentés…',
    waiting: (changes: number, place: string, why: string) => `${why}: ${changes} változás ${place}`,
    onDevice: 'csak ezen a készüléken van meg',
    inWindow: 'csak ebben az ablakban van meg, mert a böngésző nem tárolja',
    why: {
      offline: (time: string) => `Nincs kapcsolat ${time} óta`,
      ended: () => 'Lejárt a belépése',
      forbidden: () => 'Ezt a cikket most nem írhatja',
      missing: () => 'Ez a cikk már nincs meg',
      old: () => 'Az alkalmazás régi, töltse újra',
      failed: (time: string) => `A szerver ${time} óta nem tudja menteni`,
    },
    refused: (why: string) =>
      `A szerver nem fogadta el a változást (${why}). Amit írt, a félretett szövegek között van.`,
  },
  en: {
    toBoard: 'Stories',
    loading: 'Opening the story…',
    untitled: 'Untitled',
    panel: 'Details',
    returned: (reason: string) => `Returned: ${reason}`,
    readOnly: 'You may only read this story.',
    fieldsOnly: 'You may only read the text; you may change what is about sponsoring.',
    saved: (time: string) => `Saved ${time}`,
    sending: 'Saving…',
    waiting: (changes: number, place: string, why: string) =>
      `${why}: ${changes === 1 ? '1 change is' : `${changes} changes are`} ${place}`,
    onDevice: 'on this device only',
    inWindow: 'in this window only, as the browser does not store them',
    why: {
      offline: (time: string) => `No connection since ${time}`,
      ended: () => 'Your session has ended',
      forbidden: () => 'You may not write this story now',
      missing: () => 'This story is no longer there',
      old: () => 'The application is too old, reload it',
      failed: (time: string) => `The server has not been able to save since ${time}`,
    },
    refused: (why: string) =>
      `The server did not accept the change (${why}). What you wrote is among the kept texts.`,
  },
});
