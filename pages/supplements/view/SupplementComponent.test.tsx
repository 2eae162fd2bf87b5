import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Surroundings } from '#features/kit/public.ts';
import { type Edition, mainSite } from '#features/sites/public.ts';
import { districtContext, type ShownRecord, shownRecord } from '#features/supplements/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import type { ShownComponent } from '../supplement-data.ts';
import { SupplementComponent } from './SupplementComponent.tsx';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

/** Texts and labels that a reader of an English supplement sees or hears, without the data. */
function textOf(component: ShownComponent): string {
  const surroundings: Surroundings = {
    site: mainSite(edition),
    language: 'en',
    path: '/melleklet/proba',
    today: '2030-01-01',
    app: '',
    wordmarks: {},
  };
  const html = renderToStaticMarkup(
    <SupplementComponent
      component={component}
      surroundings={surroundings}
      language="en"
      isFirst={true}
      heading=""
      scores={{}}
    />,
  );
  const labels = [...html.matchAll(/(?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, label]) => label,
  );
  return [html.replace(/<[^>]*>/g, ' '), ...labels].join(' ');
}

function results(shown: ShownRecord): ShownComponent {
  return {
    factory: shown.factory,
    shown,
    title: 'Results',
    choices: {
      path: '/melleklet/proba',
      dataPath: '/melleklet/proba/adatok',
      linkQuery: '',
      foldsTables: false,
      area: null,
      order: 'arany',
      day: null,
      districts: districtContext(edition, 'hungary-2022'),
    },
  };
}

describe('an English supplement', () => {
  it('has an English search with English filters [SRCH-14]', () => {
    const text = textOf({
      factory: 'search-bar',
      action: '/archivum',
      tags: [{ type: 'tags', value: 'election', text: 'Election', protected: false }],
    });
    for (const word of [
      'Search this supplement',
      'Suggestions',
      'Filters',
      'Topic',
      'Remove the filter Election',
    ])
      expect(text).toContain(word);
    expect(text).not.toMatch(/Keresés|Javaslat|Szűrő|Téma|[áéíóöőúüűÁÉÍÓÖŐÚÜŰ]/);
  });

  it('has an English map in its frame [SUPP-11]', () => {
    const text = textOf({
      factory: 'election-map',
      title: '',
      src: '/valasztasi-terkep/proba?hideMore=1',
      href: '/valasztasi-terkep/proba',
      name: 'Test',
    });
    expect(text).toContain('Election map: Test');
    expect(text).not.toMatch(/[áéíóöőúüű]/);
  });

  it('has English words around the results of districts', () => {
    const shown = shownRecord(edition, {
      factory: 'districts',
      props: { title: 'Results', record: 'hungary-2022' },
    });
    const text = textOf(results(shown));
    for (const word of ['Final result', 'Map: every square is a district', '40–50%', 'Winner', 'Turnout'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/Végleges|Térkép|Győztes|Arány|Előny|Részvétel|Forrás/);
  });
});
