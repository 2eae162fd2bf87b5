import { defineWords } from '#platform/text/words.ts';

export const takedownWords = defineWords('takedown', {
  hu: {
    open: 'Eltávolítás…',
    title: 'Végleges eltávolítás',
    what: 'Mit távolít el?',
    story: 'Az egész cikket',
    passage: 'Egy szövegrészt',
    goneStory:
      'A cikk azonnal eltűnik mindenhonnan: az olvasók elől, a változatokból, a munkapéldányból, a keresőből és a hírlevelek archívumából. Nem hozható vissza. A címe azt mondja, hogy eltávolították.',
    gonePicture:
      'A kép azonnal eltűnik minden cikkből, címlapról és a könyvtárból, a szövegeivel együtt, és a fájlját is töröljük. Nem hozható vissza, és újra sem tölthető fel.',
    gonePassage:
      'A szövegrész azonnal eltűnik a cikkből, minden változatából, a munkapéldányból és a keresőből. Nem hozható vissza, és többé nem írható bele.',
    text: 'A szövegrész',
    textNote: 'Pontosan, ahogy a cikkben áll; egyszerre egy bekezdésből, a címből vagy a leadből.',
    reason: 'Miért?',
    reasonNote: 'A történetbe kerül: magát az eltávolított szöveget ne írja ide.',
    missing: 'Ezt ki kell tölteni.',
    confirm: 'Véglegesen eltávolítom',
    done: {
      story: 'A cikk eltávolítva.',
      passage: 'A szövegrész eltávolítva.',
      picture: 'A kép eltávolítva.',
    },
    gap: 'Ezt a cikket eltávolították. Hogy ki, mikor és miért, a történetében áll.',
    cancel: 'Mégse',
  },
  en: {
    open: 'Take down…',
    title: 'Remove for good',
    what: 'What is removed?',
    story: 'The whole story',
    passage: 'A passage',
    goneStory:
      'The story is gone at once from everywhere: from readers, versions, the working copy, search and the archives of newsletters. It cannot be brought back. Its address says that it was removed.',
    gonePicture:
      'The picture is gone at once from every story, front and the library, with its texts, and its file is deleted. It cannot be brought back, nor uploaded again.',
    gonePassage:
      'The passage is gone at once from the story, all its versions, the working copy and search. It cannot be brought back, nor written into it again.',
    text: 'The passage',
    textNote: 'Exactly as it stands in the story; from one paragraph, the title or the lead at a time.',
    reason: 'Why?',
    reasonNote: 'It is in the history: do not repeat what is removed.',
    missing: 'This has to be filled in.',
    confirm: 'Remove for good',
    done: {
      story: 'The story is removed.',
      passage: 'The passage is removed.',
      picture: 'The picture is removed.',
    },
    gap: 'This story was removed. Who did it, when and why is in its history.',
    cancel: 'Cancel',
  },
});
