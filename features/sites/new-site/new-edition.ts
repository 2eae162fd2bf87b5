/** Generates the files of a new edition: one site, without sandboxes, with documents that its publisher fills in. */
import { stringify } from 'yaml';
import type { Language } from '../edition/language.ts';
import type { Site } from '../edition/site.ts';
import { newEditionWords } from './new-edition-words.ts';
import { type CommonSettings, listedSection, type NewSite, sectionsOf, siteOf } from './new-site.ts';

export interface NewEdition {
  slug: string;
  name: string;
  domain: string;
  language: Language;
  currency: Site['currency'];
  sections: { slug: string; title: string }[];
  accent: string;
  /** A UUID. */
  beamProperty: string;
}

/** Returns the texts of files by path below the edition's folder, without drawings. */
export function filesOfEdition(edition: NewEdition): Record<string, string> {
  const { slug, name, domain, language, sections } = edition;
  const said = newEditionWords[language];
  const site: NewSite = { ...edition, path: '', tagline: '' };
  const { menu, footer } = said;
  const about = {
    ...siteOf(commonSettings(edition), site),
    description: name,
    // Accounts belong to the pages of support; what is asked for is in the folder `support`.
    without: ['academy', 'youth', 'one_percent'],
    menu: [
      { title: menu.newest, href: '/legfrissebb' },
      ...sections.map((section) => ({ title: section.title, href: `/${section.slug}` })),
    ],
    footer: [
      { title: footer.archive, href: '/archivum' },
      { title: footer.imprint, href: '/impresszum' },
      { title: footer.privacy, href: `/dokumentum/${privacySlug}` },
    ],
  };
  const lists = [
    ...sectionsOf(site),
    ...sections.map((section) => listedSection(section.slug, section.title, [slug])),
  ];
  const document = (of: string, text: { title: string; html(name: string): string }) =>
    yaml({ slug: of, site: slug, language, title: text.title, html: text.html(name) });
  return {
    'edition.yaml': settingsOf(edition),
    [`sites/${slug}.yaml`]: yaml(about),
    [`sections/${slug}.yaml`]: yaml(lists),
    [`landings/${slug}.yaml`]: yaml(frontOf(edition)),
    'pages.yaml': yaml([{ route: 'imprint', document: imprintSlug, sites: [slug] }]),
    'redirects.yaml': `${said.comments.redirects}\n[]\n`,
    'staff.yaml': `${said.comments.staff.replaceAll('{site}', slug)}\n[]\n`,
    [`documents/${imprintSlug}.yaml`]: document(imprintSlug, said.imprint),
    [`documents/${privacySlug}.yaml`]: document(privacySlug, said.privacy),
    'README.md': said.readme(name, domain),
  };
}

/** A front page that fills itself: the newest stories, those of each section, and older ones. */
function frontOf({ slug, language, sections }: NewEdition): object {
  const { newest, more } = newEditionWords[language].menu;
  const group = (name: string, size: number, search: object = {}) => ({
    slug: `${slug}-${name}`,
    size,
    search,
  });
  const block = (look: string, name: string, about: object = {}) => ({
    kind: 'stories',
    look,
    ...about,
    group: `${slug}-${name}`,
  });
  return {
    site: slug,
    route: 'g7',
    groups: [
      group('lead', 4),
      ...sections.map((section) => group(section.slug, 3, { superTags: [section.slug] })),
      group('more', 6),
    ],
    blocks: [
      block('leader', 'lead', { title: newest, href: '/legfrissebb' }),
      ...sections.map((section) =>
        block('row', section.slug, { title: section.title, href: `/${section.slug}` }),
      ),
      block('more', 'more', { title: more, href: '/legfrissebb' }),
    ],
  };
}

const imprintSlug = 'impresszum';
const privacySlug = 'adatkezeles';

function commonSettings({ slug, domain, language, currency }: NewEdition): CommonSettings {
  return {
    slug,
    domains: [domain],
    footer: [],
    currency,
    currencySign: currency === 'HUF' ? 'Ft' : 'lei',
    timeZone: currency === 'HUF' ? 'Europe/Budapest' : 'Europe/Bucharest',
    locale: language === 'en' ? 'en-GB' : 'hu-HU',
    facebookUrl: '',
    facebookInteraction: 300,
    twitterSite: '',
  };
}

function settingsOf({ slug, name, domain, language }: NewEdition): string {
  const { comments } = newEditionWords[language];
  const settings = {
    name,
    publisher: name,
    mainSite: slug,
    mail: { from: { name, address: `posta@${domain}` }, server: 'smtp' },
    security: { contact: `mailto:posta@${domain}` },
  };
  return `${comments.settings}\n${yaml(settings)}`;
}

function yaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}
