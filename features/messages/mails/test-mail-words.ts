import { defineWords } from '#platform/text/words.ts';

export const testMailWords = defineWords('test-mail', {
  hu: {
    subject: (site: string) => `Próbalevél – ${site}`,
    title: 'Megérkezett',
    text: 'Ez a levél azt próbálja ki, hogy a kiadó levelei célba érnek-e. Nincs vele teendő.',
    sentAt: 'Elküldve:',
    reason: 'Azért kapta ezt a levelet, mert a kiadó üzemeltetője erre a címre küldött próbát.',
  },
  en: {
    subject: (site: string) => `Test mail – ${site}`,
    title: 'It has arrived',
    text: 'This message checks whether the publication’s mails are delivered. There is nothing to do.',
    sentAt: 'Sent:',
    reason: 'You received this message because an operator of the publication sent a test to this address.',
  },
});
