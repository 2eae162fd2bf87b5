/** Names and codes of the provider in Hungarian; unknown ones stay as they are. */
import type { Competition, Race } from './race.ts';
import type { RaceType } from './race-kinds.ts';

export const sportTitle = 'Forma–1';

const typeTitles: Readonly<Record<Exclude<RaceType, 'unknown'>, string>> = {
  'practice-1': '1. szabadedzés',
  'practice-2': '2. szabadedzés',
  'practice-3': '3. szabadedzés',
  'sprint-qualifying-1': 'Sprintidőmérő, 1. szakasz',
  'sprint-qualifying-2': 'Sprintidőmérő, 2. szakasz',
  'sprint-qualifying-3': 'Sprintidőmérő, 3. szakasz',
  sprint: 'Sprint',
  'qualifying-1': 'Időmérő, 1. szakasz',
  'qualifying-2': 'Időmérő, 2. szakasz',
  'qualifying-3': 'Időmérő, 3. szakasz',
  race: 'Verseny',
};

/** `Verseny`, `Sprint`, … [F1-03] */
export function typeTitle(
  { type, typeName }: Pick<Race, 'type' | 'typeName'>,
  language: 'hu' | 'en' = 'hu',
): string {
  // The provider's own names are English.
  return type === 'unknown' || language === 'en' ? typeName : typeTitles[type];
}

const codes: Readonly<Record<string, string>> = {
  DNS: 'Nem indult',
  DNF: 'Kiesett',
  DSQ: 'Kizárás',
  // Finished too far behind to be classified.
  NC: 'Nem értékelt',
};

/** A time, a gap, a number of laps or a code as readers know it [F1-13]. */
export function timeTitle(time: string | null, language: 'hu' | 'en' = 'hu'): string | null {
  if (time === null || language === 'en') return time;
  const laps = /^\+?\s*(\d+)\s*laps?$/i.exec(time);
  if (laps) return `+${laps[1]} kör`;
  return codes[time.toUpperCase()] ?? time.replace('.', ',');
}

const grandsPrix: Readonly<Record<string, string>> = {
  '70th Anniversary': '70. évfordulós nagydíj',
  'Abu Dhabi': 'Abu-dzabi Nagydíj',
  Australian: 'Ausztrál Nagydíj',
  Austrian: 'Osztrák Nagydíj',
  Azerbaijan: 'Azerbajdzsáni Nagydíj',
  Bahrain: 'Bahreini Nagydíj',
  'Barcelona-Catalunya': 'Barcelona-Katalónia Nagydíj',
  Belgian: 'Belga Nagydíj',
  Brazilian: 'Brazil Nagydíj',
  British: 'Brit Nagydíj',
  Canadian: 'Kanadai Nagydíj',
  Chinese: 'Kínai Nagydíj',
  Dutch: 'Holland Nagydíj',
  Eifel: 'Eifel Nagydíj',
  'Emilia Romagna': 'Emilia-romagnai Nagydíj',
  European: 'Európai Nagydíj',
  French: 'Francia Nagydíj',
  German: 'Német Nagydíj',
  Hungarian: 'Magyar Nagydíj',
  Indian: 'Indiai Nagydíj',
  Italian: 'Olasz Nagydíj',
  Japanese: 'Japán Nagydíj',
  Korean: 'Koreai Nagydíj',
  'Las Vegas': 'Las Vegas-i Nagydíj',
  Malaysian: 'Maláj Nagydíj',
  'Mexico City': 'Mexikóvárosi Nagydíj',
  Mexican: 'Mexikói Nagydíj',
  Miami: 'Miami Nagydíj',
  Monaco: 'Monacói Nagydíj',
  Portuguese: 'Portugál Nagydíj',
  Qatar: 'Katari Nagydíj',
  Russian: 'Orosz Nagydíj',
  Sakhir: 'Szahíri Nagydíj',
  'Saudi Arabian': 'Szaúd-arábiai Nagydíj',
  'Saudi Arabia': 'Szaúd-arábiai Nagydíj',
  Singapore: 'Szingapúri Nagydíj',
  Spanish: 'Spanyol Nagydíj',
  Styrian: 'Stájer Nagydíj',
  'São Paulo': 'São Pauló-i Nagydíj',
  'Sao Paulo': 'São Pauló-i Nagydíj',
  Turkish: 'Török Nagydíj',
  Tuscan: 'Toszkán Nagydíj',
  'United States': 'Amerikai Nagydíj',
};

/** `Hungarian Grand Prix` → `Magyar Nagydíj` */
export function competitionTitle(
  { id, name }: Pick<Competition, 'id' | 'name'>,
  language: 'hu' | 'en' = 'hu',
): string {
  if (language === 'en') return name ?? `Grand Prix ${id}`;
  if (name === null) return `${id}. számú nagydíj`;
  const [, of] = /^(?:formula 1\s+)?(.*?)\s+grand prix$/i.exec(name) ?? [];
  return (of === undefined ? undefined : grandsPrix[of]) ?? name;
}

const nationalities: Readonly<Record<string, string>> = {
  American: 'amerikai',
  Argentine: 'argentin',
  Argentinian: 'argentin',
  Australian: 'ausztrál',
  Austrian: 'osztrák',
  Belgian: 'belga',
  Brazilian: 'brazil',
  British: 'brit',
  Canadian: 'kanadai',
  Chinese: 'kínai',
  Colombian: 'kolumbiai',
  Danish: 'dán',
  Dutch: 'holland',
  Finnish: 'finn',
  French: 'francia',
  German: 'német',
  Hungarian: 'magyar',
  Indian: 'indiai',
  Indonesian: 'indonéz',
  Irish: 'ír',
  Israeli: 'izraeli',
  Italian: 'olasz',
  Japanese: 'japán',
  Mexican: 'mexikói',
  Monegasque: 'monacói',
  Monégasque: 'monacói',
  'New Zealander': 'új-zélandi',
  Polish: 'lengyel',
  Portuguese: 'portugál',
  Russian: 'orosz',
  'South African': 'dél-afrikai',
  Spanish: 'spanyol',
  Swedish: 'svéd',
  Swiss: 'svájci',
  Thai: 'thai',
  Venezuelan: 'venezuelai',
};

export function nationalityTitle(nationality: string): string {
  return nationalities[nationality] ?? nationality;
}

/** Names that providers use for a country beside the English one of Unicode. */
const otherNames: Readonly<Record<string, string>> = {
  'united states of america': 'US',
  usa: 'US',
  uk: 'GB',
  uae: 'AE',
  turkey: 'TR',
  'great britain': 'GB',
  england: 'GB',
};

let countries: ReadonlyMap<string, string> | undefined;

/** `Hungary` → `Magyarország` */
export function countryTitle(name: string): string {
  countries ??= countriesByEnglishName();
  return countries.get(name.toLowerCase()) ?? name;
}

function countriesByEnglishName(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const hungarian = new Intl.DisplayNames('hu', { type: 'region', fallback: 'none' });
  const found = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const [from, to] = [english.of(code), hungarian.of(code)];
    if (from !== undefined && to !== undefined) found.set(from.toLowerCase(), to);
  }
  for (const [name, code] of Object.entries(otherNames)) found.set(name, hungarian.of(code) ?? name);
  return found;
}

/** `4.381 Kms` → `4,381 km` */
export function lengthTitle(length: string | null): string | null {
  return length === null ? null : length.replace(/\s*kms?\s*$/i, '\u00a0km').replace('.', ',');
}
