/** Hungarian names of the provider's countries, such as `Czech-Republic`. */
import type { Country } from '../tables/tables.ts';
import { teamName } from './team-names.ts';

const regions = new Intl.DisplayNames('hu', { type: 'region', fallback: 'none' });

/** `World` are the international competitions. */
export function countryName({ name, code }: Pick<Country, 'name' | 'code'>): string {
  if (name === 'World') return 'Nemzetközi';
  const spaced = name.replaceAll('-', ' ');
  const known = teamName(spaced, 'hu') ?? spaced;
  if (known !== spaced) return known;
  return (code !== null && /^[A-Z]{2}$/.test(code) && regions.of(code)) || spaced;
}
