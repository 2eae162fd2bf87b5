/** The page of notifications before a script fills it in, and the links and devices on other pages. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Surroundings } from '#features/kit/public.ts';
import { mainSite } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { minutesOfClock } from '../quiet-hours.ts';
import { DeviceList } from '../view/DeviceList.tsx';
import { FollowLink } from '../view/FollowLink.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';
import { type NotificationsData, refOf } from './notifications-data.ts';

const surroundings: Surroundings = {
  site: mainSite(await loadTestEdition()),
  language: 'hu',
  path: '/ertesitesek',
  today: '2026-11-21',
  app: '',
  wordmarks: {},
};
const topic = { site: 'lap', topic: 'fontos', title: 'Fontos hírek', text: 'Naponta néhány.' };
const usual: NotificationsData = {
  groups: [
    { title: 'Lap', topics: [topic, { ...topic, topic: 'elo', title: 'Élő', text: '' }] },
    { title: 'Melléklap', topics: [{ ...topic, site: 'mellek' }] },
  ],
  followed: null,
  vapidKey: 'BA"x',
};

const page = (change: Partial<NotificationsData> = {}) =>
  renderToStaticMarkup(<NotificationsPage surroundings={surroundings} data={{ ...usual, ...change }} />);
const boxesIn = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(([box]) => box).filter((box) => box.includes('name="topic"'));
const textIn = (box: string) => /value="([^"]*)"/.exec(box)?.[1] ?? '';

describe('the page of notifications', () => {
  it('hides the form and every state until a script knows the browser, and explains itself without one', () => {
    const html = page();
    expect(html).toMatch(/<form[^>]*data-push-form=""[^>]*hidden=""/);
    const states = [...html.matchAll(/data-push-state="(\w+)"( hidden="")?/g)];
    expect(states.map(([, state, hidden]) => [state, hidden])).toEqual([
      ...['unsupported', 'denied', 'on'].map((state) => [state, ' hidden=""']),
    ]);
    expect(html).toContain('ehhez JavaScript kell');
  });

  it('offers the topics of each site under its name, ticked in advance for nobody', () => {
    const html = page();
    expect([...html.matchAll(/<legend[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual([
      'Lap',
      'Melléklap',
      'Amit követ',
      'Csendes idő',
    ]);
    expect(boxesIn(html).map((box) => refOf(textIn(box)))).toEqual([
      { site: 'lap', topic: 'fontos' },
      { site: 'lap', topic: 'elo' },
      { site: 'mellek', topic: 'fontos' },
      // In the template, which a script copies.
      { site: 'site', topic: 'topic' },
    ]);
    expect(html).not.toContain('checked');
  });

  it('ticks only what the reader came to follow, named as text', () => {
    const html = page({ followed: { site: 'lap', topic: 'tag.hidak', title: '<b>Hidak</b>' } });
    expect(
      boxesIn(html)
        .filter((box) => box.includes('checked'))
        .map(textIn),
    ).toEqual(['lap/tag.hidak']);
    expect(html).toContain('&lt;b&gt;Hidak&lt;/b&gt;');
    expect(html).not.toMatch(/data-push-followed=""[^>]*hidden/);
    expect(page()).toMatch(/data-push-followed="" hidden=""/);
  });

  it('gives the script the key, escaped, and quiet hours that are times', () => {
    const html = page();
    expect(html).toContain('data-vapid-key="BA&quot;x"');
    const times = [...html.matchAll(/<input[^>]*type="time"[^>]*>/g)].map(([field]) => textIn(field));
    expect(times.map(minutesOfClock)).toEqual([22 * 60, 7 * 60]);
    expect(html).toMatch(/data-push-hours="" hidden=""/);
  });

  it('reads the outcome out, and has one button that sends the form', () => {
    expect(page()).toMatch(/role="status" data-push-status=""/);
    expect(page().match(/type="submit"/g)).toHaveLength(1);
  });
});

describe('the link to follow', () => {
  it.each([
    ['hu', 'Értesítést kérek'],
    ['en', 'Notify me'],
  ] as const)('says in its name what is followed, in the language of the page (%s)', (language, text) => {
    const html = renderToStaticMarkup(
      <FollowLink href="/ertesitesek?cimke=hidak&meccs=5" title={'Hidak "és" <b>'} language={language} />,
    );
    expect(html).toContain(`aria-label="${text}: Hidak &quot;és&quot; &lt;b&gt;"`);
    expect(html).toContain('href="/ertesitesek?cimke=hidak&amp;meccs=5" rel="nofollow"');
    expect(html).toMatch(new RegExp(`</svg>${text}</a>$`));
  });
});

describe('the devices of a reader', () => {
  const at = new Date('2026-11-21T08:00:00Z');
  const device = { id: 7, name: 'Firefox · Linux', createdAt: at, seenAt: at, topics: ['Fontos', 'Élő'] };
  const list = (language: 'hu' | 'en', devices = [device]) =>
    renderToStaticMarkup(<DeviceList devices={devices} language={language} fields={{ muvelet: 'ki&"' }} />);

  it('have a form each, with the fields of the page and the device in its name', () => {
    const html = list('hu', [device, { ...device, id: 8, name: '<i>Ismeretlen</i>', topics: [] }]);
    expect(html.match(/<form/g)).toHaveLength(2);
    expect(html.match(/name="muvelet" value="ki&amp;&quot;"/g)).toHaveLength(2);
    expect([...html.matchAll(/value="(\d)" name="push-device"/g)].map(([, id]) => id)).toEqual(['7', '8']);
    expect(html).toContain('aria-label="&lt;i&gt;Ismeretlen&lt;/i&gt; értesítései"');
    expect(html).toContain('>Fontos, Élő</p>');
    expect(html).toContain('>Nincs témája.</p>');
  });

  it('are described in the language of the page, and without any there is a way to the settings', () => {
    const english = list('en', [{ ...device, topics: [] }]);
    expect(english).not.toMatch(/[áéíóöőúüű]/i);
    expect(list('en', [])).toMatch(/None of your browsers.*href="\/ertesitesek"/);
    expect(list('hu', [])).not.toContain('<form');
  });
});
