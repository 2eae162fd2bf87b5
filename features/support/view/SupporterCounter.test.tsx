/** The counter before the browser has its number [WIDG-06]. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SupporterCounter } from './SupporterCounter.tsx';

it('waits with the largest number it can have, so that lines do not wrap differently later', () => {
  const counter = { since: '2025-03-28', base: 300_000 };
  const html = renderToStaticMarkup(<SupporterCounter counter={counter} language="hu" />);
  expect(html).toContain('data-supporters="2025-03-28" data-base="300000" data-waits=""');
  expect(html).toContain('Még <strong data-hours="">300\u00a0000</strong> óra');
});
