import { describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import type { Edition } from '../edition/edition.ts';
import type { Landing } from '../edition/landing.ts';
import { faultsOfEdition } from './edition-faults.ts';

const edition = await loadTestEdition();

function landing(route: Landing['route']): Landing {
  const found = edition.landings.find((one) => one.route === route);
  if (!found) throw new Error(`the edition has no landing page ${route}`);
  return found;
}

function sizes(route: Landing['route']): Record<string, number> {
  return Object.fromEntries(landing(route).groups.map(({ slug, size }) => [slug, size]));
}

function titles(route: Landing['route']): string[] {
  return landing(route).blocks.flatMap((block) =>
    'title' in block && block.title !== '' ? [block.title] : [],
  );
}

function faultsWith(change: (landing: Landing) => Partial<Landing>): string[] {
  const landings = edition.landings.map((one, at) => (at === 0 ? { ...one, ...change(one) } : one));
  const changed: Edition = { ...edition, landings };
  return faultsOfEdition(changed);
}

describe('the landing pages of the edition', () => {
  it('have the groups and sizes of the podcast brand [LAND-01] [LAND-02] [LAND-08]', () => {
    expect(sizes('after')).toMatchObject({
      'after-new': 3,
      'after-card': 8,
      'after-article': 5,
      'after-podcast': 5,
      'after-korabbi': 6,
    });
    const [ad, news, video, ...rest] = titles('after');
    expect([ad, news]).toEqual(['Ajánló', 'Friss hírek']);
    expect(video).toBeDefined();
    expect(rest).toEqual(['Cikkek', 'Podcast adások', 'További cikkek']);
    const links = landing('after').blocks.flatMap((block) => (block.kind === 'video' ? block.links : []));
    expect(links.map(({ name }) => name)).toEqual(['Youtube', 'Spotify', 'TikTok', 'Instagram', 'Facebook']);
  });

  it('have those of the data brand, with three stories shown of some [LAND-03] [LAND-04] [LAND-09] [X25]', () => {
    expect(sizes('g7')).toMatchObject({
      'g7-news': 8,
      'g7-kozelet': 1,
      'g7-adat': 1,
      'g7-articles': 5,
      'g7-penz': 1,
      'g7-podcast': 5,
      'g7-korabbi': 6,
    });
    expect(titles('g7')).toEqual([
      'Friss',
      'Közélet',
      'Adat',
      'Ne hagyd ki',
      'Pénz',
      'Podcast',
      'Partnereinktől',
      'További cikkek',
    ]);
    const shows = landing('g7').blocks.flatMap((block) =>
      block.kind === 'stories' && block.shows !== undefined ? [[block.group, block.shows]] : [],
    );
    expect(shows).toEqual([
      ['g7-articles', 3],
      ['g7-podcast', 3],
    ]);
  });

  it('have those of the culture brand [LAND-05] [LAND-06] [LAND-10]', () => {
    expect(sizes('karakter')).toMatchObject({
      'karakter-friss': 3,
      'karakter-tarca-mega': 1,
      'karakter-tarca': 6,
      'karakter-nagyito': 2,
      'karakter-konyvespolc-mega': 1,
      'karakter-konyvespolc': 3,
      'karakter-kultura-mega': 1,
      'karakter-kultura': 6,
      'karakter-kritika': 3,
      'karakter-portre': 2,
      'karakter-korabbi': 6,
    });
    expect(titles('karakter')).toEqual([
      'Friss',
      'Kultúra',
      'Nagyító',
      'Könyvespolc',
      'Beleolvasó',
      'Tárcák',
      'Kritika',
      'Portré',
      'Lapzárta könyvek',
      'Korábbi cikkek',
    ]);
  });

  it('begin with their leading stories [LAND-11]', () => {
    for (const { route, blocks } of edition.landings)
      expect(blocks[0]).toMatchObject({ kind: 'stories', look: 'leader', group: `${route}-main` });
  });
});

describe('an edition is rejected', () => {
  it('with a block whose group is missing, or is shown by another block', () => {
    expect(faultsWith(({ groups }) => ({ groups: groups.slice(1) }))).toEqual([
      "landing of 'after': it has no group 'after-main'",
    ]);
    expect(faultsWith(({ blocks }) => ({ blocks: [...blocks, ...blocks.slice(0, 1)] }))).toEqual([
      "landing of 'after': two blocks show the group 'after-main'",
    ]);
  });

  it('with a landing page of no site, two of one site, or a title without a valid target', () => {
    expect(faultsWith(() => ({ site: 'holnap' }))).toEqual(["landings: no site has the slug 'holnap'"]);
    expect(faultsWith(() => ({ site: 'g7' }))).toContain("landings: 'g7' has two");
    const href = '/after/nincs-ilyen';
    expect(
      faultsWith(({ blocks }) => ({
        blocks: blocks.map((block) => (block.kind === 'stories' ? { ...block, href } : block)),
      })),
    ).toContain(`landing of 'after': no page answers at ${href}`);
  });
});
