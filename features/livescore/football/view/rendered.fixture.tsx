/** The visible text of a rendered view. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
