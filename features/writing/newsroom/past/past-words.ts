import { defineWords } from '#platform/text/words.ts';

const hu: Record<string, string> = {
  create: 'létrehozva',
  edit: 'szerkesztve',
  publish: 'közzétéve',
  schedule: 'időzítve',
  correct: 'helyesbítve',
  import: 'átvéve',
  undo: 'visszacsinálva',
};

const en: Record<string, string> = {
  create: 'created',
  edit: 'edited',
  publish: 'published',
  schedule: 'scheduled',
  correct: 'corrected',
  import: 'imported',
  undo: 'undone',
};

export const pastWords = defineWords('past', {
  hu: {
    link: 'Amit az olvasók láttak',
    title: 'Amit az olvasók láttak',
    back: 'A cikk története',
    loading: 'A változatok megnyitása…',
    versions: 'Nyilvános változat',
    none: 'nem volt nyilvános',
    moment: 'Időpont',
    act: (name: string) => hu[name] ?? name,
    frame: 'A cikk, ahogy az olvasók akkor látták',
    since: (from: string) => `Ezt látják ${from} óta.`,
    span: (from: string, until: string) => `Ezt látták: ${from} – ${until}.`,
    notPublic: 'Ebben az időpontban a cikk nem volt nyilvános, vagy még nem itt jelent meg.',
    erased: 'Ezt a változatot eltávolították: semmi nem maradt meg belőle.',
    failed: 'Az oldal most nem készült el.',
  },
  en: {
    link: 'What readers saw',
    title: 'What readers saw',
    back: 'History of the story',
    loading: 'Opening the versions…',
    versions: 'Public version',
    none: 'it was not public',
    moment: 'Moment',
    act: (name: string) => en[name] ?? name,
    frame: 'The story as readers saw it then',
    since: (from: string) => `They have seen this since ${from}.`,
    span: (from: string, until: string) => `They saw this from ${from} to ${until}.`,
    notPublic: 'At this moment the story was not public, or not yet here.',
    erased: 'This version was removed: nothing is left of it.',
    failed: 'The page could not be made just now.',
  },
});
