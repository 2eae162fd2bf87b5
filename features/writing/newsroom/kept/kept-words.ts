import { defineWords } from '#platform/text/words.ts';

export const keptWords = defineWords('kept', {
  hu: {
    count: (rows: number) => `${rows} félretett szöveg`,
    about:
      'Több ember egyszerre írta a cikket, és ez a szöveg kimaradt volna. Amíg itt van, a cikk nem közölhető.',
    why: {
      dropped: 'olyan részbe írta, amelyet közben más törölt',
      removed: 'más törölte, mielőtt láthatta volna',
    },
    isNew:
      'Egyszerre írták a cikket, és egy szöveg kimaradt volna: a félretett szövegek között van, a cikk fölött.',
    somebody: 'Valaki',
    insert: 'Visszaillesztés',
    remove: 'Törlés',
    inserted: 'A szöveg újra a cikkben van.',
    removed: 'A félretett szöveg törölve.',
  },
  en: {
    count: (rows: number) => (rows === 1 ? '1 text kept aside' : `${rows} texts kept aside`),
    about:
      'Several people wrote the story at once, and this text would have been lost. While it is here, the story cannot be published.',
    why: {
      dropped: 'typed it into a part that somebody else had deleted meanwhile',
      removed: 'typed it, and somebody else deleted it before seeing it',
    },
    isNew:
      'Two wrote at once, and a text would have been lost: it is among the texts kept aside, above the story.',
    somebody: 'Somebody',
    insert: 'Insert again',
    remove: 'Delete',
    inserted: 'The text is in the story again.',
    removed: 'The text that was kept aside is deleted.',
  },
});
