/** Invented figures: deterministic for a given time, and plausible over any period. */

const dayMs = 86_400_000;

/** Approximate value of a euro in each currency, and the relative swing over years. */
const euroBuys: Record<string, { about: number; swing: number }> = {
  EUR: { about: 1, swing: 0 },
  HUF: { about: 384, swing: 0.075 },
  RON: { about: 5.06, swing: 0.02 },
  USD: { about: 1.12, swing: 0.07 },
  GBP: { about: 0.862, swing: 0.035 },
  CHF: { about: 0.943, swing: 0.06 },
  PLN: { about: 4.28, swing: 0.05 },
  CZK: { about: 24.7, swing: 0.04 },
  SEK: { about: 11.1, swing: 0.05 },
  NOK: { about: 11.6, swing: 0.06 },
  DKK: { about: 7.46, swing: 0.0004 },
  JPY: { about: 168, swing: 0.11 },
  TRY: { about: 44, swing: 0.2 },
  CNY: { about: 8.1, swing: 0.05 },
};

export const inventedCurrencies = Object.keys(euroBuys);

/** Units of a currency per euro on a day: slow waves and a small daily variation. */
export function euroIn(currency: string, day: string): number {
  const { about, swing } = euroBuys[currency] ?? { about: 1, swing: 0 };
  const at = Date.parse(day) / dayMs;
  const phase = pseudoRandom(currency) * 100;
  const waves =
    Math.sin(at / 331 + phase) * 0.55 +
    Math.sin(at / 83 + phase * 2) * 0.3 +
    Math.sin(at / 17 + phase * 3) * 0.1;
  const dailyVariation = (pseudoRandom(`${currency}${day}`) - 0.5) * 0.1;
  return about * (1 + swing * (waves + dailyVariation));
}

/** Banking days, oldest first, with weekends and the turn of the year as the only holidays. */
export function bankingDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10);
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !/-(12-2[56]|01-01)$/.test(day)) days.push(day);
  }
  return days;
}

const hourMs = 3_600_000;

/** Degrees at a place, depending on season and hour of the day. */
export function temperatureAt(latitude: number, longitude: number, at: Date): number {
  const day = at.getTime() / dayMs;
  const season = -Math.cos(((day % 365.25) - 18) * ((2 * Math.PI) / 365.25));
  const hour = Math.cos(((at.getUTCHours() + at.getUTCMinutes() / 60 - 13) * Math.PI) / 12);
  const weather = Math.sin(day / 3.7 + latitude) * 3.5 + Math.sin(day / 1.9 + longitude) * 1.5;
  const north = (47 - latitude) * 0.7;
  return Math.round((11 + season * 11.5 + hour * 4 + weather + north) * 10) / 10;
}

const codes = [0, 1, 2, 3, 3, 2, 61, 3, 1, 45, 80, 2] as const;

/** The weather code: constant for six hours, snow instead of rain below 1 °C. */
export function weatherCodeAt(latitude: number, longitude: number, at: Date): number {
  const span = Math.floor(at.getTime() / (6 * hourMs));
  const code = codes[Math.floor(pseudoRandom(`${span}:${latitude}:${longitude}`) * codes.length)] ?? 3;
  const isWet = code === 61 || code === 80;
  return isWet && temperatureAt(latitude, longitude, at) < 1 ? 71 : code;
}

export interface InventedGauge {
  number: number;
  name: string;
  river: string;
  lowest: number;
  highest: number;
  grades: [number, number, number];
}

export const inventedGauges: InventedGauge[] = [
  { number: 5, name: 'Komárom', river: 'Duna', lowest: 28, highest: 845, grades: [500, 580, 660] },
  { number: 1020, name: 'Nagymaros', river: 'Duna', lowest: -38, highest: 751, grades: [520, 620, 670] },
  { number: 1026, name: 'Budapest', river: 'Duna', lowest: 33, highest: 891, grades: [620, 700, 800] },
  { number: 549, name: 'Paks', river: 'Duna', lowest: -58, highest: 891, grades: [650, 800, 900] },
  { number: 1344, name: 'Baja', river: 'Duna', lowest: 28, highest: 989, grades: [700, 800, 900] },
  { number: 831, name: 'Mohács', river: 'Duna', lowest: 56, highest: 984, grades: [700, 850, 950] },
  { number: 2046, name: 'Szolnok', river: 'Tisza', lowest: -320, highest: 1041, grades: [650, 750, 800] },
  { number: 2275, name: 'Szeged', river: 'Tisza', lowest: -250, highest: 1009, grades: [650, 750, 850] },
];

/** Centimetres at a gauge: slow waves between low water and the second grade of alert. */
export function levelAt({ number, lowest, grades }: InventedGauge, at: Date): number {
  const day = at.getTime() / dayMs;
  const wave =
    0.42 + 0.3 * Math.sin(day / 29 + number) + 0.16 * Math.sin(day / 6.3 + number * 2) + 0.05 * Math.sin(day);
  const lowWater = lowest + 40;
  return Math.round(lowWater + (grades[1] - lowWater) * Math.min(Math.max(wave, 0), 1));
}

/** A deterministic number between 0 and 1 for a text (FNV-1a with a final mix). */
function pseudoRandom(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0xffffffff;
}
