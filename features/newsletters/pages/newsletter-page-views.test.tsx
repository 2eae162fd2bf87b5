/** The newsletters’ pages, as readers get them; `newsletter-pages.test.ts` has what they do. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Surroundings } from '#features/kit/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { ConfirmNewsletterPage } from './ConfirmNewsletterPage.tsx';
import { NewsletterIssuePage } from './NewsletterIssuePage.tsx';
import { NewsletterPage } from './NewsletterPage.tsx';
import { NewsletterPreferencesPage } from './NewsletterPreferencesPage.tsx';
import type {
  ConfirmPageData,
  IssuePageData,
  OfferedNewsletter,
  PreferencesPageData,
  SignUpPageData,
} from './newsletter-page-data.ts';
import { SignUpPage } from './SignUpPage.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const around: Record<'hu' | 'en', Surroundings[]> = { hu: [], en: [] };
beforeAll(async () => {
  const { sites } = await loadTestEdition();
  for (const language of ['hu', 'en'] as const)
    around[language] = sites.map((site) => ({
      site,
      language,
      path: '/hirlevel/reggeli',
      today: '2026-11-21',
      app: '',
      wordmarks: {},
    }));
});

function surroundings(language: 'hu' | 'en' = 'hu'): Surroundings {
  const [first] = around[language];
  if (!first) throw new Error('the edition has no site');
  return first;
}

const list: OfferedNewsletter = {
  code: 'reggeli',
  name: 'Reggeli',
  description: 'Minden reggel.',
  rhythm: 'Reggel fél hétkor',
  language: 'hu',
  site: '',
  href: '/hirlevel/reggeli',
};
const hostile = '"><script>alert(1)</script>';

describe('the page of all newsletters', () => {
  const usual: SignUpPageData = {
    newsletters: [list, { ...list, code: 'g7', name: 'Heti', site: 'G7', href: '/hirlevel/g7' }],
    values: { email: '', firstName: '', lastName: '', lists: [] },
    errors: {},
    outcome: 'none',
    privacy: '/dokumentum/adatkezeles',
  };
  const page = (change: Partial<SignUpPageData> = {}, language: 'hu' | 'en' = 'hu') =>
    renderToStaticMarkup(<SignUpPage surroundings={surroundings(language)} data={{ ...usual, ...change }} />);

  it('ticks nothing in advance, and names the site of a list where there are several', () => {
    expect(page()).not.toContain('checked=""');
    expect(page()).toContain('>Heti – G7</b>');
    expect(page()).toContain('aria-label="Eddigi számok: Reggeli"');
  });

  it('keeps what was entered beside what is wrong [S12]', () => {
    const html = page({
      values: { email: hostile, firstName: 'Éva', lastName: '', lists: ['g7'] },
      errors: { email: 'Írja be az e-mail-címét.', listCodes: 'Válasszon legalább egyet.' },
    });
    expect(html).not.toContain('<script');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(html).toMatch(/id="email-error"[^>]*>Írja be az e-mail-címét\./);
    expect(html).toMatch(/id="lista-hiba"[^>]*>Válasszon/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toMatch(/role="alert".*Javítsa a megjelölt mezőket\./);
  });

  it('has no form after the mail was sent: a second click sends no second mail', () => {
    const html = page({ outcome: 'sent' });
    expect(html).not.toContain('<form');
    expect(html).toMatch(/role="status".*Nézze meg a postaládáját/);
  });

  it('says when a network has sent too many, without blaming a field', () => {
    const html = page({ outcome: 'limited' }, 'en');
    expect(html).toContain('There were too many sign-ups from this network');
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('Correct the marked fields');
  });

  it('says to what the reader agrees, in the language of the page', () => {
    expect(page()).toContain('A gombbal hozzájárul');
    expect(page({}, 'en')).toContain('With the button you agree');
    expect(page()).toContain('href="/dokumentum/adatkezeles"');
  });
});

describe('the page of the link in the mail', () => {
  const page = (data: ConfirmPageData, language: 'hu' | 'en' = 'hu') =>
    renderToStaticMarkup(<ConfirmNewsletterPage surroundings={surroundings(language)} data={data} />);

  it('asks before it subscribes: programs that open links press no button [S11]', () => {
    const html = page({ kind: 'open', names: ['Reggeli', '<i>Heti</i>'] });
    expect(html).toContain(
      '<li><strong>Reggeli</strong></li><li><strong>&lt;i&gt;Heti&lt;/i&gt;</strong></li>',
    );
    expect(html).toMatch(/<form[^>]*method="post"/);
  });

  it('is done without a form, and leads to the own settings', () => {
    const html = page({ kind: 'confirmed', names: ['Reggeli'], preferences: '/hirlevel/beallitasok/1-a' });
    expect(html).not.toContain('<form');
    expect(html).toContain('href="/hirlevel/beallitasok/1-a"');
    expect(html).toContain('role="status"');
  });

  it.each([
    ['expired', '72 óráig', '72 hours'],
    ['unknown', 'levágta a végét', 'may have cut it'],
  ] as const)('that is %s says why, and how to begin again', (kind, hungarian, english) => {
    expect(page({ kind })).toContain(hungarian);
    expect(page({ kind }, 'en')).toContain(english);
    expect(page({ kind })).toContain('href="/hirlevel"');
    expect(page({ kind }, 'en')).toContain('href="/hirlevel?nyelv=en"');
    expect(page({ kind })).not.toContain('<form');
  });
});

describe('the own settings', () => {
  const subscription = { ...list, isSubscribed: true };
  const usual: PreferencesPageData = {
    address: 'a…@example.com',
    outcome: 'none',
    subscriptions: [subscription, { ...subscription, code: 'g7', isSubscribed: false }],
  };
  const page = (change: Partial<PreferencesPageData> = {}, language: 'hu' | 'en' = 'hu') =>
    renderToStaticMarkup(
      <NewsletterPreferencesPage surroundings={surroundings(language)} data={{ ...usual, ...change }} />,
    );

  it('tick what comes, and end everything with one button', () => {
    expect(page().match(/checked=""/g)).toHaveLength(1);
    expect(page()).toMatch(/value="mind" name="le"/);
    expect(page()).toContain('Az ön címe: a…@example.com.');
    expect(page({}, 'en')).toContain('Your address: a…@example.com.');
  });

  it('have nothing to end where nothing comes', () => {
    expect(page({ subscriptions: [{ ...subscription, isSubscribed: false }] })).not.toContain('value="mind"');
  });

  it.each([
    ['saved', 'Elmentettük'],
    ['left', 'Leiratkozott mindenről'],
  ] as const)('say that they were %s', (outcome, words) => {
    expect(page({ outcome })).toMatch(new RegExp(`role="status".*${words}`));
    expect(page()).not.toContain('role="status"');
  });
});

describe('the page that ends a subscription', () => {
  const data = { name: 'Reggeli <3', code: 'reggeli', preferences: '/hirlevel/beallitasok/1-a' };
  const page = (kind: 'open' | 'done') =>
    renderToStaticMarkup(<UnsubscribePage surroundings={surroundings()} data={{ ...data, kind }} />);

  it('has a button that names the list, and a way to keep it', () => {
    expect(page('open')).toMatch(/<form[^>]*action="\/hirlevel\/beallitasok\/1-a"[^>]*method="post"/);
    expect(page('open')).toContain('value="reggeli" name="le"');
    expect(page('open')).toContain('Nem kéri többé a következő hírlevelet: Reggeli &lt;3?');
  });

  it('says that it is done, and leads back', () => {
    expect(page('done')).not.toContain('<form');
    expect(page('done')).toContain('href="/hirlevel/beallitasok/1-a"');
  });
});

describe('the page of one newsletter', () => {
  const issues = [{ href: '/hirlevel/reggeli/1', subject: 'Elkelt a <híd>', at: 1_795_303_800 }];
  const page = (shown: typeof issues, language: 'hu' | 'en' = 'hu') =>
    renderToStaticMarkup(
      <NewsletterPage
        surroundings={surroundings(language)}
        data={{ newsletter: list, issues: shown, privacy: '/dokumentum/adatkezeles' }}
      />,
    );

  it('signs up to this list, and says on which page the form was', () => {
    expect(page([])).toMatch(/<input type="hidden" name="lista" value="reggeli"\/>/);
    expect(page([])).toContain('name="hely" value="/hirlevel/reggeli"');
    expect(page([])).toMatch(/action="\/hirlevel"/);
    expect(page([], 'en')).toMatch(/action="\/hirlevel\?nyelv=en"/);
  });

  it('lists its issues with their days, or says that there are none', () => {
    expect(page(issues)).toContain(
      '2026. november 22.</time><a href="/hirlevel/reggeli/1">Elkelt a &lt;híd&gt;',
    );
    expect(page(issues, 'en')).toContain('22 November 2026</time>');
    expect(page([])).toContain('Még nem küldtünk egy számot sem');
    expect(page(issues)).not.toContain('Még nem küldtünk');
  });
});

describe('an issue in the archive', () => {
  const story = (id: number) => ({
    id,
    title: `Cím ${id}`,
    lead: 'Bevezető',
    url: `/hir/${id}`,
    section: 'Belföld',
    authors: ['Egy'],
    picture: { src: `/kepek/${id}.jpg`, alt: 'Híd', width: 1_200, height: 675 },
  });
  const usual: IssuePageData = {
    name: 'Reggeli',
    back: '/hirlevel/reggeli',
    subject: 'Tárgy',
    at: 1_795_303_800,
    content: { words: [], parts: [{ title: 'Friss', stories: [story(1), story(2)] }] },
  };
  const page = (change: Partial<IssuePageData> = {}) =>
    renderToStaticMarkup(
      <NewsletterIssuePage surroundings={surroundings()} data={{ ...usual, ...change }} />,
    );

  it('has the picture of its first story, the titles as links, and the way to the list', () => {
    expect([...page().matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual(['/kepek/1.jpg']);
    expect(page()).toContain('<a href="/hir/2">Cím 2</a>');
    expect(page()).toContain('Belföld · Egy');
    expect(page()).toContain('href="/hirlevel/reggeli"');
  });

  it('is dated by the clock of the site', () => {
    // 00:30 of the next day in Budapest.
    expect(page()).toContain('2026. november 22., vasárnap');
  });

  it('has the editor’s words as text', () => {
    const html = page({ content: { words: ['Jó <b>reggelt</b>!'], parts: [] } });
    expect(html).toContain('<p>Jó &lt;b&gt;reggelt&lt;/b&gt;!</p>');
    expect(html).not.toContain('<h2');
  });

  it('has no empty line where a story has neither section nor author', () => {
    const bare = { ...story(1), section: '', authors: [], picture: null };
    const html = page({ content: { words: [], parts: [{ title: 'Friss', stories: [bare] }] } });
    // The note is the date of the issue.
    expect(html.match(/class="note"/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
  });
});
