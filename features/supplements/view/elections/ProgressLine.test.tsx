import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProgressLine } from './ProgressLine.tsx';

const place = { language: 'hu', timeZone: 'Europe/Budapest' } as const;

function textOf(percent: number | null, isFinal: boolean, isRehearsal = false): string {
  const record = { progress: { percent, at: null, isFinal }, isRehearsal };
  return renderToStaticMarkup(<ProgressLine record={record} place={place} />).replace(/<[^>]*>/g, ' ');
}

it.each([
  [null, false, 'Nem hivatalos összesítés; a feldolgozottság és az időpont nem ismert'],
  [0, false, 'A szavazatok számlálása még nem kezdődött el'],
  [98.97, false, 'Feldolgozva: 98,97%'],
  [100, false, '100%-os feldolgozottság, nem végleges'],
  [100, true, 'Végleges eredmény'],
])('%s percent, certified: %s, is called what it is [S46]', (percent, isFinal, text) => {
  expect(textOf(percent, isFinal).trim()).toBe(text);
});

it('a rehearsal is never final [S46]', () => {
  expect(textOf(100, true, true)).toContain('nem végleges');
});
