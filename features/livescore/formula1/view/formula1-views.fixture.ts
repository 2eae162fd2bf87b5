/** Texts of rendered views, and sessions and teams with invented drivers for them. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ResultRow, SessionData, StandingRow } from '../formula1-data.ts';

export const zone = 'Europe/Budapest';
export const raceStart = Date.parse('2024-07-21T13:00:00Z') / 1000;

export function htmlOf(view: ReactNode): string {
  return renderToStaticMarkup(view).replaceAll('&amp;', '&');
}

export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The texts of the cells of each row, without the heading. */
export function rowsOf(html: string): string[][] {
  const [, body = ''] = /<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
  return body
    .split('</tr>')
    .slice(0, -1)
    .map((row) =>
      row
        .split(/<\/t[dh]>/)
        .slice(0, -1)
        .map(textOf),
    );
}

export function columnsOf(html: string): string[] {
  const [, head = ''] = /<thead>(.*?)<\/thead>/s.exec(html) ?? [];
  return head.split('</th>').slice(0, -1).map(textOf);
}

/** Texts of the links with `aria-current`. */
export function currentOf(html: string): string[] {
  return [...html.matchAll(/<a[^>]*aria-current="(?:true|page)"[^>]*>(.*?)<\/a>/gs)].map(([, text = '']) =>
    textOf(text),
  );
}

export function linksOf(html: string): string[] {
  return [...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
}

export function driver(id: number | null, name: string | null, abbreviation: string | null = null) {
  return { id, name, abbreviation, image: null };
}

export const greenTeam = { id: 4, name: 'Zöld Csapat', logo: null };

export function resultRow(position: number | null, changes: Partial<ResultRow> = {}): ResultRow {
  return {
    position,
    driver: driver(31, 'Minta Ádám', 'MIN'),
    team: greenTeam,
    time: '1:38:01.989',
    laps: 70,
    grid: 2,
    ...changes,
  };
}

/** A race that is over. */
export function race(changes: Partial<SessionData> = {}): SessionData {
  return {
    id: 103,
    name: 'Verseny',
    start: raceStart,
    state: 'completed',
    stateName: 'Completed',
    hasGrid: true,
    isGrid: false,
    hasLaps: true,
    laps: { current: null, total: 70 },
    fastestLap: null,
    rows: [resultRow(1)],
    ...changes,
  };
}

export function standingRow(id: number | null, name: string | null, points: number): StandingRow {
  return {
    ...driver(id, name),
    position: id === null ? null : id - 30,
    team: greenTeam,
    points,
    wins: null,
  };
}
