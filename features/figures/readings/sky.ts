/** Sky conditions from the weather codes of the World Meteorological Organization. */

export type Sky = 'clear' | 'cloudy' | 'overcast' | 'fog' | 'rain' | 'snow' | 'storm';

export function skyOf(number: number): Sky {
  if (number === 0 || number === 1) return 'clear';
  if (number === 2) return 'cloudy';
  if (number < 10) return 'overcast';
  if (number < 50) return 'fog';
  if (number >= 95) return 'storm';
  return (number >= 71 && number <= 77) || number === 85 || number === 86 ? 'snow' : 'rain';
}

export const skyIconNames = ['clear', 'night', 'cloudy', 'overcast', 'fog', 'rain', 'snow', 'storm'] as const;
export type SkyIcon = (typeof skyIconNames)[number];

/** The icon for a weather code: no sun at night, behind clouds or not. */
export function skyIcon(number: number, isDay: boolean): SkyIcon {
  const sky = skyOf(number);
  if (isDay) return sky;
  return sky === 'clear' ? 'night' : sky === 'cloudy' ? 'overcast' : sky;
}
