import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { StoryCard } from '../../story.ts';
import { StoryCardLine } from './StoryCardLine.tsx';
import { StoryCardMedium } from './StoryCardMedium.tsx';
import { StoryCardOpinion } from './StoryCardOpinion.tsx';
import { StoryCardRow } from './StoryCardRow.tsx';
import { StoryLines } from './StoryLines.tsx';

const place = { timeZone: 'Europe/Budapest', language: 'hu' } as const;

const tram: StoryCard = {
  id: 1,
  type: 'article',
  slug: 'duna-parti-villamos',
  url: '/kozlekedes/2024/06/14/duna-parti-villamos',
  site: 'telex',
  language: 'hu',
  title: 'Hajnalban csendben átadták a felújított Duna-parti villamosvonalat',
  lead: 'Az első járat hatkor indult.',
  subType: 'news',
  pubDate: Date.parse('2024-06-14T07:05:00Z') / 1000,
  updatedAt: Date.parse('2024-06-14T07:05:00Z') / 1000,
  version: 1,
  flags: [],
  section: { id: 4, slug: 'kozlekedes', name: 'Közlekedés', site: 'telex', active: true },
  authors: [{ slug: 'halmi-bence', name: 'Halmi Bence', title: '', avatar: null }],
  image: null,
  minute: 3,
  headerType: 'default',
  ctUrl: '',
  facebookEngagement: 0,
  livescoreId: '',
  indexAvCode: '',
};

describe('a story’s card', () => {
  it('truncates a long title at a word and has the full title in the title attribute [FRONT-16] [S26]', () => {
    const title = `${'A városi közgyűlés '.repeat(8)}döntött`;
    const html = renderToStaticMarkup(<StoryCardMedium story={{ ...tram, title }} place={place} />);
    expect(html).toContain(`title="${title}"`);
    expect(html).toMatch(/közgyűlés\.\.\.<\/a>/);
    expect(renderToStaticMarkup(<StoryCardMedium story={tram} place={place} />)).not.toContain('title="Haj');
  });

  it('truncates titles to fewer characters on lists than in blocks [LIST-09]', () => {
    const title =
      'Kétszáz méterrel odébb, a felújított alagút fölött ma reggel megindult a forgalom a régi úton is, lassan';
    expect(renderToStaticMarkup(<StoryCardMedium story={{ ...tram, title }} place={place} />)).toContain(
      'lassan</a>',
    );
    expect(renderToStaticMarkup(<StoryCardRow story={{ ...tram, title }} place={place} />)).toContain(
      '...</a>',
    );
  });

  it('shows a lead of 200 characters in full on lists, and truncates a longer one [LIST-09]', () => {
    const row = (lead: string) =>
      renderToStaticMarkup(<StoryCardRow story={{ ...tram, lead }} place={place} />);
    const whole = `${'szó '.repeat(49)}szöv`;
    expect(whole).toHaveLength(200);
    expect(row(whole)).toContain(`>${whole}</p>`);
    expect(row(`${whole}eg`)).toMatch(/(szó ){48}szó\.\.\.<\/p>/);
  });

  it('labels live, updating, adult and English stories before the title [ART-08] [LIVE-08]', () => {
    const flagged = (flags: string[], more: Partial<StoryCard> = {}) =>
      renderToStaticMarkup(<StoryCardMedium story={{ ...tram, flags, ...more }} place={place} />);
    expect(flagged(['live', 'refresh'])).toContain('>ÉLŐ<');
    expect(flagged(['live', 'refresh'])).not.toContain('frissül');
    // One sign: its time is its text.
    expect(flagged(['refresh'])).toMatch(
      /title="Folyamatosan frissül"><time [^>]*data-relative-time="refresh">frissült<\/time><\/span>/,
    );
    expect(flagged(['adult-content'])).toContain('>18+<');
    expect(flagged([], { language: 'en' })).toContain('lang="en"');
    expect(flagged([])).not.toContain('EN<');
  });

  it('has a lang attribute when the story’s language is not the page’s [S28]', () => {
    const html = (language: 'hu' | 'en', page: 'hu' | 'en') =>
      renderToStaticMarkup(
        <StoryCardRow story={{ ...tram, language }} place={{ ...place, language: page }} />,
      );
    expect(html('hu', 'en').match(/<(a|p)[^>]* lang="hu"/g)).toHaveLength(2);
    expect(html('en', 'hu').match(/<(a|p)[^>]* lang="en"/g)).toHaveLength(2);
    expect(html('hu', 'en')).toContain('title="Magyarul" lang="hu">HU<');
    expect(html('en', 'hu')).toContain('title="In English" lang="en">EN<');
    expect(html('hu', 'hu')).not.toContain('lang=');
    expect(html('en', 'en')).not.toContain('lang=');
  });

  it('labels sponsored stories, and links to the sponsor when there is an address [ART-08]', () => {
    const ours = renderToStaticMarkup(<StoryCardRow story={{ ...tram, flags: ['pr'] }} place={place} />);
    expect(ours).toContain('Támogatói tartalom');
    expect(ours).not.toContain('Közlekedés');
    const theirs = { ...tram, flags: ['pr'], ctUrl: 'https://borsika.example/doboz' };
    const html = renderToStaticMarkup(<StoryCardRow story={theirs} place={place} />);
    expect(html).toContain('Hirdetés');
    expect(html).toContain('href="https://borsika.example/doboz" rel="sponsored nofollow noopener"');
  });

  it('names the address of its measuring pixel, and no other code [ADS-15]', () => {
    const html = (indexAvCode: string) =>
      renderToStaticMarkup(<StoryCardRow story={{ ...tram, indexAvCode }} place={place} />);
    expect(html('https://meres.example/p?a=1&b=2')).toContain(
      'data-av-code="https://meres.example/p?a=1&amp;b=2"',
    );
    for (const code of ['', 'belyeg-7', 'http://meres.example/p', '<img src=x>'])
      expect(html(code)).not.toContain('data-av-code');
  });

  it('does not repeat the name of its box', () => {
    const boxed = { ...place, boxTitle: 'Közlekedés' };
    expect(renderToStaticMarkup(<StoryCardMedium story={tram} place={boxed} />)).not.toContain('Közlekedés');
    expect(renderToStaticMarkup(<StoryCardMedium story={tram} place={place} />)).toContain('Közlekedés');
  });

  it('prints the time in the site’s zone, for people and for machines [SITE-09]', () => {
    const html = renderToStaticMarkup(<StoryCardLine story={tram} place={place} showsTime />);
    expect(html).toMatch(/<time[^>]*dateTime="2024-06-14T07:05:00Z"[^>]*>9:05<\/time>/i);
    expect(html).toContain('title="2024. június 14., 9:05"');
  });

  it('names the day once before the lines of each earlier day, in the site’s zone', () => {
    const shown = (timeZone: string, ...times: string[]) => {
      const stories = times.map((at, id) => ({ ...tram, id, pubDate: Date.parse(at) / 1000 }));
      const lines = <StoryLines stories={stories} place={{ ...place, timeZone }} today="2024-06-14" />;
      return [...renderToStaticMarkup(lines).matchAll(/<(?:time|p class="day")[^>]*>([^<]*)/g)].map(
        ([, text]) => text,
      );
    };
    const night = ['2024-06-13T22:05:00Z', '2024-06-13T21:55:00Z', '2024-06-13T20:00:00Z'];
    expect(shown('Europe/Budapest', ...night, '2024-06-12T08:00:00Z')).toEqual([
      '0:05',
      'Tegnap',
      '23:55',
      '22:00',
      '2024. június 12., szerda',
      '10:00',
    ]);
    expect(shown('Europe/Bucharest', ...night)).toEqual(['1:05', '0:55', 'Tegnap', '23:00']);
  });

  it('shows the author before an opinion, with initials when there is no portrait', () => {
    const html = renderToStaticMarkup(<StoryCardOpinion story={tram} place={place} />);
    expect(html).toContain('>HB<');
    expect(html.indexOf('Halmi Bence')).toBeLessThan(html.indexOf('<h3'));
  });
});
