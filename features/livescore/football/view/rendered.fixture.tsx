/** What a reader reads of a rendered view. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DeviceChoices, DeviceContext } from './device-choices.ts';
import { budapest, type MatchPlace } from './match-place.ts';

export const english: MatchPlace = { ...budapest, language: 'en' };

export function textOf(view: ReactNode): string {
  return textIn(renderToStaticMarkup(view));
}

export function textIn(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The HTML on a device with these choices. */
export function onDevice(view: ReactNode, choices: Partial<DeviceChoices> = {}): string {
  const device: DeviceChoices = {
    timeZone: 'Europe/Budapest',
    hidesScores: false,
    revealed: new Set(),
    favourites: new Set(),
    toggleScores: () => undefined,
    reveal: () => undefined,
    toggleFavourite: () => undefined,
    ...choices,
  };
  return renderToStaticMarkup(<DeviceContext value={device}>{view}</DeviceContext>);
}
