/** Replacements for faulty fields while the rest of an edition is checked; they are never served. */
const colourPair = { light: '#000', dark: '#fff' };

export const substitutes = {
  paper: {
    name: '',
    publisher: '',
    mainSite: '',
  },
  site: {
    name: '',
    tagline: '',
    description: '',
    cssClass: '',
    currency: 'HUF',
    currencySign: '',
    timeZone: 'UTC',
    locale: 'hu-HU',
    beamProperty: '',
    authorSiteSlug: '',
    accent: colourPair,
    accentStrong: colourPair,
    menu: [],
    footer: [],
  },
  section: { components: [{ factory: 'article-list', props: { search: {} } }] },
  page: {
    gift: { holder: '', taxNumber: '00000000-0-00', deadline: '' },
    stories: { title: '', href: '/', search: {}, size: 1 },
  },
  redirect: { to: '/', status: 301 },
};
