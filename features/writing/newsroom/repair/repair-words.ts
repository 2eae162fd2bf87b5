import { defineWords } from '#platform/text/words.ts';

export const repairWords = defineWords('repair', {
  hu: {
    title: { repair: 'Apró javítás', correct: 'Helyesbítés' },
    send: { repair: 'Javítom', correct: 'Helyesbítek' },
    explained:
      'Ez a szöveg van most az olvasóknál. Csak az változik náluk, amit itt átír; a munkapéldányba is bekerül.',
    loading: 'A nyilvános változat megnyitása…',
    toStory: 'Vissza a cikkhez',
    unchanged: 'Előbb javítson valamit a szövegben.',
  },
  en: {
    title: { repair: 'Small repair', correct: 'Correction' },
    send: { repair: 'Repair', correct: 'Correct' },
    explained:
      'This is the text that readers have now. Only what you change here changes for them; the working copy gets it as well.',
    loading: 'Opening the public version…',
    toStory: 'Back to the story',
    unchanged: 'Change something in the text first.',
  },
});
