import { composeStillLife } from '../compositions/compose-still-life.ts';
import type { Motifs, PictureStyle } from '../picture-types.ts';
import { cultureStillLifes } from './culture-still-lifes.ts';
import { economyStillLifes } from './economy-still-lifes.ts';
import { lifeStillLifes } from './life-still-lifes.ts';
import { cityStillLifes, nightStillLifes, politicsStillLifes } from './other-still-lifes.ts';
import { sportStillLifes } from './sport-still-lifes.ts';
import type { StillLife } from './still-life.ts';

export const stillLives: Partial<Record<PictureStyle, Record<string, StillLife>>> = {
  city: cityStillLifes,
  culture: cultureStillLifes,
  economy: economyStillLifes,
  life: lifeStillLifes,
  night: nightStillLifes,
  politics: politicsStillLifes,
  sport: sportStillLifes,
};

export function stillLifesOf(style: PictureStyle): Motifs {
  const lives = Object.entries(stillLives[style] ?? {});
  return new Map(lives.map(([name, life]) => [name, composeStillLife(style, life)]));
}
