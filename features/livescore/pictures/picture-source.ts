/** The source of a sport's pictures: the edition's setting, or the source of the sport's data. */
import type { LivescoreSetting } from '../livescore-setting.ts';
import type { PictureName } from './picture-address.ts';

const ofProvider = 'https://media.api-sports.io';

/** `sandbox` or an address; null for a sport without a source. */
export function pictureSource(
  setting: Omit<LivescoreSetting, 'hosts'> | null,
  sport: PictureName['sport'],
): string | null {
  const source = setting?.sources[sport === 'football' ? 'football' : 'formula1'];
  if (source === undefined) return null;
  return setting?.pictures ?? (source === 'sandbox' ? source : ofProvider);
}
