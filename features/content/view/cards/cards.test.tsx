import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { StoryCard } from '../../story.ts';
import { AuthorFace } from '../AuthorFace.tsx';
import { initialsOf } from '../initials-of.ts';
import { badgesOf, sectionLabel } from '../parts/card-labels.ts';
import { StoryCardCover } from './StoryCardCover.tsx';
import { StoryCardFeature } from './StoryCardFeature.tsx';
import { StoryCardLarge } from './StoryCardLarge.tsx';
import { StoryCardLead } from './StoryCardLead.tsx';
import { StoryCardLine } from './StoryCardLine.tsx';
import { StoryCardLive } from './StoryCardLive.tsx';
import { StoryCardMedium } from './StoryCardMedium.tsx';
import { StoryCardOpinion } from './StoryCardOpinion.tsx';
import { StoryCardRow } from './StoryCardRow.tsx';
import { StoryCardSmall } from './StoryCardSmall.tsx';
import type { CardContext } from './story-card-props.ts';

const place: CardContext = { timeZone: 'Europe/Budapest', language: 'hu' };
const picture = {
  id: 3,
  token: 'abcdefghij234567',
  width: 1200,
  height: 800,
  focal: { x: 0.5, y: 0.5 },
  alt: 'Villamos',
  caption: '',
  credit: '',
};
const author = { slug: 'halmi-bence', name: 'Halmi Bence', title: '', avatar: null };

const story: StoryCard = {
  id: 1,
  type: 'article',
  slug: 'villamos',
  url: '/2024/06/14/villamos',
  site: 'telex',
  language: 'hu',
  title: 'Elindult a villamos',
  lead: 'Az első járat hatkor indult.',
  subType: 'news',
  version: 1,
  pubDate: Date.parse('2024-06-14T07:05:00Z') / 1000,
  updatedAt: Date.parse('2024-06-14T09:30:00Z') / 1000,
  flags: [],
  authors: [author],
  image: picture,
  minute: 3,
  headerType: 'default',
  ctUrl: '',
  section: { id: 4, slug: 'kozlekedes', name: 'Közlekedés', site: 'telex', active: true },
  facebookEngagement: 0,
  livescoreId: '',
  indexAvCode: '',
};

const draw = (element: ReactElement) => renderToStaticMarkup(element);

describe('every card', () => {
  const cards: [string, (shown: StoryCard) => ReactElement][] = [
    ['lead', (shown) => <StoryCardLead story={shown} place={place} />],
    ['cover', (shown) => <StoryCardCover story={shown} place={place} />],
    ['large', (shown) => <StoryCardLarge story={shown} place={place} />],
    ['medium', (shown) => <StoryCardMedium story={shown} place={place} />],
    ['small', (shown) => <StoryCardSmall story={shown} place={place} />],
    ['row', (shown) => <StoryCardRow story={shown} place={place} />],
    ['feature', (shown) => <StoryCardFeature story={shown} place={place} />],
    ['live', (shown) => <StoryCardLive story={shown} place={place} />],
    ['line', (shown) => <StoryCardLine story={shown} place={place} />],
    ['opinion', (shown) => <StoryCardOpinion story={shown} place={place} />],
  ];

  it.each(cards)('has one link, in its heading: %s', (_, card) => {
    const html = draw(card(story));
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(
      /<h([23])[^>]*><a [^>]*href="\/2024\/06\/14\/villamos"[^>]*>Elindult a.villamos<\/a><\/h\1>/,
    );
  });

  it.each(cards)('escapes what an editor wrote: %s', (_, card) => {
    const evil = '<img src=x onerror=a()>';
    const html = draw(
      card({ ...story, title: evil, lead: evil, authors: [{ ...author, name: evil }], image: null }),
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  it.each(cards)('is complete without picture, section and author: %s', (_, card) => {
    const html = draw(card({ ...story, image: null, section: null, authors: [] }));
    expect(html).not.toMatch(/<img|undefined|null|NaN/);
    expect(html).toContain('href="/2024/06/14/villamos"');
  });
});

describe('pictures of cards', () => {
  it('are loaded at once for the lead story only, unless the page asks for it', () => {
    expect(draw(<StoryCardLead story={story} place={place} />)).not.toContain('loading="lazy"');
    expect(draw(<StoryCardMedium story={story} place={place} />)).toContain('loading="lazy"');
    expect(draw(<StoryCardMedium story={story} place={place} eager />)).not.toContain('loading="lazy"');
  });

  it('are before the title in the lead story’s document and after the text in a row', () => {
    const lead = draw(<StoryCardLead story={story} place={place} />);
    const row = draw(<StoryCardRow story={story} place={place} />);
    expect(lead.indexOf('<img')).toBeLessThan(lead.indexOf('<h2'));
    expect(row.indexOf('<img')).toBeGreaterThan(row.indexOf('<h3'));
  });

  it('can be left out of a small card, whose wide form has a teaser', () => {
    const small = (form: 'none' | 'square' | 'wide') =>
      draw(<StoryCardSmall story={story} place={place} picture={form} />);
    expect(small('none')).not.toContain('<img');
    expect(small('square')).not.toContain('hatkor');
    expect(small('wide')).toContain('hatkor');
  });

  it('is the author’s portrait for an opinion in a list', () => {
    const html = draw(<StoryCardRow story={{ ...story, subType: 'opinion' }} place={place} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('aria-hidden="true">HB<');
    const withFace = { ...author, avatar: { ...picture, token: 'bbbbbbbbbbbbbbbb' } };
    expect(
      draw(<StoryCardRow story={{ ...story, subType: 'opinion', authors: [withFace] }} place={place} />),
    ).toContain('/kepek/bbbbbbbbbbbbbbbb/halmi-bence');
  });

  it('have an empty alternative text beside an author’s name, and no element without a portrait', () => {
    expect(draw(<AuthorFace author={{ slug: 'a', avatar: picture }} size="large" />)).toContain('alt=""');
    expect(draw(<AuthorFace author={{ slug: 'a', avatar: null }} size="large" />)).toBe('');
  });
});

describe('the score on a card', () => {
  const match = { home: 'Ferencváros', away: 'Újpest', score: '2–1', state: '67. perc', isLive: true };
  const card = (livescoreId: string, more: Partial<CardContext>) =>
    draw(<StoryCardMedium story={{ ...story, livescoreId }} place={{ ...place, ...more }} />);

  it('is shown for the match that the story names, with a text for screen readers while it runs', () => {
    const html = card('football:7', { scores: { 'football:7': match } });
    expect(html).toMatch(/Ferencváros<.*2–1<.*Újpest<.*most élő, <\/span>67\. perc/);
    expect(card('football:7', { scores: { 'football:7': { ...match, isLive: false } } })).not.toContain(
      'most élő',
    );
    expect(card('football:7', { language: 'en', scores: { 'football:7': match } })).toContain('live now, ');
  });

  it('and the state are hidden from readers who hide scores, with the match named [S44]', () => {
    const html = card('football:7', { scores: { 'football:7': match } });
    expect(html).toMatch(
      /<summary>Eredmény elrejtve: Ferencváros–Újpest.*<\/details><div[^>]*><p[^>]*data-card-score/,
    );
  });

  it('is a dash before the kick-off and absent for unknown matches', () => {
    expect(card('football:7', { scores: { 'football:7': { ...match, score: null } } })).toMatch(/>–<\/b>/);
    expect(card('football:8', { scores: { 'football:7': match } })).not.toContain('data-card-score');
    expect(card('', { scores: { '': match } })).not.toContain('data-card-score');
  });
});

describe('labels and texts of cards', () => {
  it('are in the page’s language, a foreign story’s badge in its own', () => {
    const all = { ...story, flags: ['live', 'pr', 'adult-content'] };
    expect(badgesOf(all, 'en').map(({ text }) => text)).toEqual(['LIVE', 'Sponsored content', '18+', 'HU']);
    expect(badgesOf(all, 'hu').map(({ text }) => text)).toEqual(['ÉLŐ', 'Támogatói tartalom', '18+']);
    expect(badgesOf({ ...all, ctUrl: 'https://a.example/' }, 'en')[1]?.text).toBe('Advertisement');
  });

  it('name no section that is closed, sponsored or the box’s own', () => {
    expect(sectionLabel(story)).toBe('Közlekedés');
    expect(sectionLabel(story, 'Közlekedés')).toBe('');
    expect(sectionLabel({ flags: ['pr'], section: story.section })).toBe('');
    expect(sectionLabel({ flags: [], section: story.section && { ...story.section, active: false } })).toBe(
      '',
    );
    expect(sectionLabel({ flags: [], section: null })).toBe('');
  });

  it.each([
    ['Halmi Bence', 'HB'],
    ['Kovácsné Őry Éva Mária', 'KŐ'],
    ['Lapzárta', 'L'],
    ['𝔸ndrás Béla', '𝔸B'],
    ['', ''],
  ])('has as initials of “%s” “%s”', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('show the time of the last change on a running story, never one before its publication', () => {
    expect(draw(<StoryCardLive story={story} place={place} />)).toMatch(
      /Frissítve.*datetime="2024-06-14T09:30:00Z"/i,
    );
    const early = { ...story, updatedAt: story.pubDate - 3600 };
    expect(draw(<StoryCardLive story={early} place={{ ...place, language: 'en' }} />)).toMatch(
      /Updated.*datetime="2024-06-14T07:05:00Z"/i,
    );
  });

  it('mark the matches of a search instead of the lead, and cannot be injected', () => {
    const marks = {
      title: [
        { text: 'Elindult a ', marked: false },
        { text: 'villamos', marked: true },
      ],
      snippet: [{ text: '<b>villamos</b>', marked: true }],
    };
    const html = draw(<StoryCardRow story={story} place={place} marks={marks} />);
    expect(html).toMatch(/<mark[^>]*>villamos<\/mark><\/a>/);
    expect(html).toContain('&lt;b&gt;villamos&lt;/b&gt;</mark>');
    expect(html).not.toContain('hatkor');
  });

  it('have the title limit of their place [POD-05]', () => {
    const html = draw(<StoryCardMedium story={story} place={{ ...place, titleLimit: 10 }} />);
    expect(html).toContain('Elindult...</a>');
  });
});
