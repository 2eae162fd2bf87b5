/** Addresses of the Formula 1 page: the one spelling of each state [F1-01]. */

export const formula1Path = '/rovat/sport/forma1';

/** Tabs of the page, by their names in addresses. */
export const tabs = ['versenynaptar', 'csapatok', 'versenyzok', 'pontverseny', 'konstruktor'] as const;

export type Tab = (typeof tabs)[number];

/** Ids that a state names; null for what it leaves to the page. */
export interface NamedIds {
  verseny?: number | null;
  futam?: number | null;
  csapat?: number | null;
  versenyzo?: number | null;
}

interface Formula1Place extends NamedIds {
  oldal?: Tab;
  szezon?: number | null;
}

const idsOfTab: Readonly<Record<Tab, readonly (keyof NamedIds)[]>> = {
  versenynaptar: ['verseny', 'futam'],
  csapatok: ['csapat'],
  versenyzok: ['versenyzo'],
  pontverseny: [],
  konstruktor: [],
};

/**
 * The address of a state of the page. It has no parameter that its tab does not read.
 * @example formula1Address({ szezon: 2024, verseny: 12 }) // /rovat/sport/forma1?szezon=2024&verseny=12
 */
export function formula1Address({ oldal = 'versenynaptar', szezon, ...ids }: Formula1Place): string {
  const parameters = new URLSearchParams();
  if (oldal !== 'versenynaptar') parameters.set('oldal', oldal);
  if (szezon) parameters.set('szezon', String(szezon));
  for (const name of idsOfTab[oldal]) if (ids[name]) parameters.set(name, String(ids[name]));
  return parameters.size === 0 ? formula1Path : `${formula1Path}?${parameters}`;
}
