import { defineWords } from '#platform/text/words.ts';
import type { OptionalPurpose } from './record.ts';

type PurposeWords = Record<OptionalPurpose, { name: string; text: string }>;

const hu = {
  link: 'Sütibeállítások',
  title: 'Sütik és hozzájárulás',
  description: 'Mit engedélyez a böngészőjében: mérés, hirdetések, közösségi oldalak.',
  bannerTitle: 'Mit engedélyez?',
  banner:
    'Az oldal működéséhez szükséges sütiket mindig használjuk. Méréshez, hirdetésekhez és a közösségi oldalakhoz a hozzájárulását kérjük; nélküle is minden elolvasható.',
  accept: 'Elfogadom',
  refuse: 'Elutasítom',
  choose: 'Választok',
  save: 'Mentem, amit választottam',
  more: 'Részletek és módosítás',
  saved: 'A választását elmentettük.',
  intro:
    'Itt dönti el, mit engedélyez ebben a böngészőben. A döntését egy évig jegyezzük meg, és bármikor megváltoztathatja vagy visszavonhatja.',
  necessary: 'Szükséges: a bejelentkezéshez és az ön beállításaihoz. Ezek nélkül az oldal nem működne.',
  nothingAsked:
    'Ez a lap nem tölt be semmit, amihez hozzájárulás kell, ezért nem is kérdezünk. A működéshez szükséges sütiket használjuk.',
  outside:
    'A hozzájárulást ezen a lapon egy külső, tanúsított szolgáltatás kéri, az ő ablakában módosíthatja.',
  embeds: 'Beágyazások, amelyek rögtön megjelennek',
  purposes: {
    statistics: {
      name: 'Mérés',
      text: 'Hányan olvassák a cikkeinket, és meddig. Külső mérőszolgáltatások is megkapják.',
    },
    ads: { name: 'Hirdetések', text: 'Külső hirdetőrendszerek hirdetései, személyre szabás nélkül.' },
    personalisedAds: {
      name: 'Személyre szabott hirdetések',
      text: 'A hirdetések igazodhatnak ahhoz, milyen témákról olvasott itt. Csak a hirdetésekkel együtt.',
    },
    socialMedia: { name: 'Közösségi oldalak', text: 'A Facebook gombjai és dobozai.' },
  } satisfies PurposeWords,
};

const en: typeof hu = {
  link: 'Cookie settings',
  title: 'Cookies and consent',
  description: 'What you allow in your browser: measurement, advertising, social media.',
  bannerTitle: 'What do you allow?',
  banner:
    'We always use the cookies that the site needs to work. For measurement, advertising and social media we ask for your consent; without it you can still read everything.',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Choose',
  save: 'Save my choice',
  more: 'Details and changes',
  saved: 'Your choice has been saved.',
  intro:
    'Decide here what you allow in this browser. Your decision is remembered for a year, and you can change or withdraw it at any time.',
  necessary: 'Necessary: for signing in and for your settings. Without these the site would not work.',
  nothingAsked:
    'This site loads nothing that needs consent, so there is nothing to ask. It uses the cookies that it needs to work.',
  outside: 'On this site a certified service of another company asks for consent; change it in its window.',
  embeds: 'Embeds that are shown at once',
  purposes: {
    statistics: {
      name: 'Measurement',
      text: 'How many people read our stories, and for how long. Measuring services of others receive it, too.',
    },
    ads: { name: 'Advertising', text: 'Ads of other companies’ systems, not personalised.' },
    personalisedAds: {
      name: 'Personalised advertising',
      text: 'Ads may follow the topics that you have read about here. Only together with advertising.',
    },
    socialMedia: { name: 'Social media', text: 'Buttons and boxes of Facebook.' },
  },
};

export const consentWords = defineWords('consent', { hu, en });
