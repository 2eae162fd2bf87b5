/** Today's figures as the server renders them, and what the browser finds there to fill [WIDG-02]. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HeaderFigures } from '../header-figures.ts';
import { TodaysFigures } from './TodaysFigures.tsx';

const html = (figures: HeaderFigures) =>
  renderToStaticMarkup(<TodaysFigures figures={figures} language="hu" listClass="sites" />);
const unknown: HeaderFigures = {
  rates: [{ currency: 'EUR', rate: null }],
  place: { slug: 'budapest', weather: null },
  station: { number: 1026, water: null },
};

it('unknown figures are hidden, with the places that the browser fills', () => {
  expect(html(unknown)).toMatch(/^<div [^>]*data-figures="" hidden=""/);
  const slots = [...html(unknown).matchAll(/data-figure="([^"]+)"/g)].map(([, name]) => name);
  expect(slots).toEqual(['rate EUR', 'weather budapest', 'water 1026']);
  expect(html(unknown).match(/<li[^>]*hidden=""/g)).toHaveLength(3);
});

it('known figures are text, and a rate leads to all of them', () => {
  const source = { base: 'HUF', day: '2026-11-20', source: 'MNB' } as const;
  const rate = { ...source, currency: 'EUR', rate: 384.21, change: null };
  const shown = html({ ...unknown, rates: [{ currency: 'EUR', rate }] });
  expect(shown).not.toMatch(/data-figures="" hidden/);
  expect(shown).toContain('data-figure="rate EUR"><span>EUR 384,21</span>');
});
