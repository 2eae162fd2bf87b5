import { defineWords } from '#platform/text/words.ts';

export const confirmNewsletterMailWords = defineWords('confirm-newsletter-mail', {
  hu: {
    greeting: (name: string) => (name === '' ? 'Jó napot kívánunk!' : `Kedves ${name}!`),
    open: {
      subject: (site: string) => `Erősítse meg a feliratkozást – ${site}`,
      title: 'Erősítse meg a feliratkozást',
      text: 'Ezt az e-mail-címet adták meg a feliratkozáshoz. A következő hírlevelekről van szó:',
      button: 'Megnyitom a megerősítést',
      after: 'A hivatkozás 72 óráig érvényes. Amíg nem erősíti meg a feliratkozást, nem küldünk hírlevelet.',
    },
    subscribed: {
      subject: (site: string) => `Ön már feliratkozott – ${site}`,
      title: 'Ön már feliratkozott',
      text: 'Erre az e-mail-címre már jár minden most kért hírlevél:',
      button: 'Megnyitom a beállításokat',
      after: 'Itt bármikor módosíthatja vagy lemondhatja a hírleveleit.',
    },
    reason:
      'Azért kapta ezt a levelet, mert valaki megadta ezt a címet egy feliratkozáshoz. Ha nem ön volt, nincs teendője: a címet 30 nap múlva töröljük.',
  },
  en: {
    greeting: (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`),
    open: {
      subject: (site: string) => `Confirm your subscription – ${site}`,
      title: 'Confirm your subscription',
      text: 'This address was entered to subscribe to these newsletters:',
      button: 'Open the confirmation',
      after: 'The link is valid for 72 hours. Until you confirm, we send you no newsletter.',
    },
    subscribed: {
      subject: (site: string) => `You are subscribed already – ${site}`,
      title: 'You are subscribed already',
      text: 'All the newsletters that were requested already come to this address:',
      button: 'Open your settings',
      after: 'You can change or cancel your newsletters there at any time.',
    },
    reason:
      'You received this message because somebody entered this address to subscribe. If it was not you, there is nothing to do: we delete the address after 30 days.',
  },
});
