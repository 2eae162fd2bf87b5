import { defineWords } from '#platform/text/words.ts';

export const newsletterIssueMailWords = defineWords('newsletter-issue-mail', {
  hu: {
    test: (subject: string) => `[Próba] ${subject}`,
    reason: (name: string) => `Azért kapta ezt a levelet, mert feliratkozott „${name}” című hírlevelünkre.`,
    unsubscribe: 'Leiratkozás',
    preferences: 'Hírlevelek beállítása',
    archive: 'Megnyitás a böngészőben',
    signUp: 'Feliratkozás, ha továbbították önnek',
  },
  en: {
    test: (subject: string) => `[Próba] ${subject}`,
    reason: (name: string) => `You received this message because you subscribed to our newsletter “${name}”.`,
    unsubscribe: 'Unsubscribe',
    preferences: 'Newsletter settings',
    archive: 'Open in the browser',
    signUp: 'Subscribe, if it was forwarded to you',
  },
});
