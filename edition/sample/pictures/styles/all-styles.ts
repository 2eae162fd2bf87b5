import type { Motifs, PictureStyle } from '../picture-types.ts';
import { cityMotifs } from './city/city-motifs.ts';
import { cultureMotifs } from './culture/culture-motifs.ts';
import { dataMotifs } from './data/data-motifs.ts';
import { economyMotifs } from './economy/economy-motifs.ts';
import { lifeMotifs } from './life/life-motifs.ts';
import { natureMotifs } from './nature/nature-motifs.ts';
import { nightMotifs } from './night/night-motifs.ts';
import { politicsMotifs } from './politics/politics-motifs.ts';
import { portraitMotifs } from './portrait/portrait-motifs.ts';
import { sportMotifs } from './sport/sport-motifs.ts';

const motifsByStyle: Record<PictureStyle, Motifs> = {
  city: cityMotifs,
  politics: politicsMotifs,
  economy: economyMotifs,
  sport: sportMotifs,
  culture: cultureMotifs,
  nature: natureMotifs,
  night: nightMotifs,
  life: lifeMotifs,
  portrait: portraitMotifs,
  data: dataMotifs,
};

export function motifsOf(style: PictureStyle): Motifs {
  return motifsByStyle[style];
}
