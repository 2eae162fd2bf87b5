import { defineWords } from '#platform/text/words.ts';

export const supportReminderMailWords = defineWords('support-reminder-mail', {
  hu: {
    subject: (site: string) => `Hamarosan megújul az éves támogatása – ${site}`,
    title: 'Hamarosan megújul az éves támogatása',
    texts: {
      card: 'Egy éve áll mellettünk, köszönjük! A következő évet ezen a napon vonjuk le a tárolt kártyáról. Ha folytatja, nincs teendője; ha nem, addig egyetlen kattintással lemondhatja.',
      'new-card':
        'Egy éve áll mellettünk, köszönjük! A következő évet ezen a napon vonnánk le, de a tárolt kártya addigra lejár. Ha folytatja, adjon meg új kártyát; ha nem, nincs teendője.',
      transfer:
        'Egy éve áll mellettünk, köszönjük! A következő évet erre a napra várjuk. Ha folytatja, utaljon ugyanezzel a közleménnyel; ha nem, nincs teendője.',
    },
    amount: 'Éves támogatás',
    days: { card: 'A terhelés napja', 'new-card': 'A terhelés napja', transfer: 'Esedékes' },
    card: 'Kártya',
    buttons: {
      card: 'Támogatásom kezelése',
      'new-card': 'Új kártya megadása',
      transfer: 'Támogatásom kezelése',
    },
  },
  en: {
    subject: (site: string) => `Your yearly support is renewed soon – ${site}`,
    title: 'Your yearly support is renewed soon',
    texts: {
      card: 'You have stood by us for a year, thank you! On this day we charge the next year to the stored card. To go on, there is nothing to do; to end it, one click is enough until then.',
      'new-card':
        'You have stood by us for a year, thank you! On this day we would charge the next year, but the stored card has expired by then. To go on, please enter a new card; to end it, there is nothing to do.',
      transfer:
        'You have stood by us for a year, thank you! We expect the next year by this day. To go on, make a transfer with the same remark; to end it, there is nothing to do.',
    },
    amount: 'Yearly support',
    days: { card: 'Day of the charge', 'new-card': 'Day of the charge', transfer: 'Due' },
    card: 'Card',
    buttons: { card: 'Manage my support', 'new-card': 'Enter a new card', transfer: 'Manage my support' },
  },
});
