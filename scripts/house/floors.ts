/** The floors of the house: who lives where, and which door leads in. ARCHITECTURE.md shows the same table. */

export const floors: Record<number, string[]> = {
  4: ['apps/server', 'apps/web'],
  3: [
    ...['lists', 'front', 'search', 'live', 'supplements', 'quiz', 'audio', 'livescore'],
    ...['figures', 'support', 'messages', 'ads', 'readership', 'imports', 'newsroom'],
  ].map((room) => `features/${room}`),
  2: ['features/content', 'features/accounts'],
  1: ['features/sites', 'features/media'],
  0: ['ui', 'platform'],
};

export const doors = ['public.ts', 'public.view.ts', 'public.server.ts'];

/** The room a file belongs to, e.g. `features/quiz`; null for what stands outside the house: tests, scripts, data. */
export function roomOf(path: string): string | null {
  const [house, room] = path.split('/');
  if (house === 'ui' || house === 'platform') return house;
  return (house === 'features' || house === 'apps') && room !== undefined ? `${house}/${room}` : null;
}

export function floorOf(room: string): number | null {
  const found = Object.entries(floors).find(([, rooms]) => rooms.includes(room));
  return found === undefined ? null : Number(found[0]);
}

/** Reads the table with the columns "Floor" and "Folders"; null when the document has none. */
export function floorsInDocument(markdown: string): Record<number, string[]> | null {
  if (!/^\|\s*Floor\s*\|\s*Folders\s*\|/m.test(markdown)) return null;
  const rows = [...markdown.matchAll(/^\|\s*(\d)\s*\|([^|]*)\|/gm)];
  return Object.fromEntries(rows.map(([, floor, folders = '']) => [Number(floor), namesIn(folders)]));
}

function namesIn(cell: string): string[] {
  return cell
    .split(',')
    .map((name) => name.replaceAll('`', '').trim())
    .filter(Boolean);
}
