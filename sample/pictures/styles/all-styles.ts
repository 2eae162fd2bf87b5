import { composeScene } from '../compositions/compose-scene.ts';
import type { Kits } from '../compositions/kit.ts';
import { cityKits } from '../compositions/kits/city-kits.ts';
import { cultureKits } from '../compositions/kits/culture-kits.ts';
import { dataKits } from '../compositions/kits/data-kits.ts';
import { economyKits } from '../compositions/kits/economy-kits.ts';
import { lifeKits } from '../compositions/kits/life-kits.ts';
import { natureKits } from '../compositions/kits/nature-kits.ts';
import { nightKits } from '../compositions/kits/night-kits.ts';
import { politicsKits } from '../compositions/kits/politics-kits.ts';
import { portraitKits } from '../compositions/kits/portrait-kits.ts';
import { sportKits } from '../compositions/kits/sport-kits.ts';
import type { Motifs, PictureStyle, Scenes } from '../picture-types.ts';
import type { Brush } from '../still-lifes/brush.ts';
import { stillLifesOf } from '../still-lifes/still-life-motifs.ts';
import * as brushes from '../still-lifes/style-brushes.ts';
import { cityScenes } from './city/city-scenes.ts';
import { cultureScenes } from './culture/culture-scenes.ts';
import { dataScenes } from './data/data-scenes.ts';
import { economyScenes } from './economy/economy-scenes.ts';
import { lifeScenes } from './life/life-scenes.ts';
import { natureScenes } from './nature/nature-scenes.ts';
import { nightScenes } from './night/night-scenes.ts';
import { politicsScenes } from './politics/politics-scenes.ts';
import { portraitMotifs } from './portrait/portrait-motifs.ts';
import { sportScenes } from './sport/sport-scenes.ts';

const motifsByStyle: Record<PictureStyle, Motifs> = {
  city: motifs('city', cityScenes, brushes.pressBrush, cityKits),
  politics: motifs('politics', politicsScenes, brushes.burinBrush, politicsKits),
  economy: motifs('economy', economyScenes, brushes.cutterBrush, economyKits),
  sport: motifs('sport', sportScenes, brushes.motionBrush, sportKits),
  culture: motifs('culture', cultureScenes, brushes.collageBrush, cultureKits),
  nature: motifs('nature', natureScenes, brushes.landscapeBrush, natureKits),
  night: motifs('night', nightScenes, brushes.neonBrush, nightKits),
  life: motifs('life', lifeScenes, brushes.gouacheBrush, lifeKits),
  portrait: portraitMotifs,
  data: motifs('data', dataScenes, brushes.plotBrush, dataKits),
};

/** The things that belong to a style's scenes, by motif. */
export const kitsByStyle: Record<PictureStyle, Kits> = {
  city: cityKits,
  politics: politicsKits,
  economy: economyKits,
  sport: sportKits,
  culture: cultureKits,
  nature: natureKits,
  night: nightKits,
  life: lifeKits,
  portrait: portraitKits,
  data: dataKits,
};

export function motifsOf(style: PictureStyle): Motifs {
  return motifsByStyle[style];
}

function motifs<Tool>(
  style: PictureStyle,
  scenes: Scenes<Tool>,
  brushOf: (tool: Tool) => Brush,
  kits: Kits,
): Motifs {
  const composed = [...scenes].map(([name, paint]) => {
    const kit = kits[name];
    if (!kit) throw new RangeError(`the scene ${style}/${name} has no things of its own`);
    return [name, composeScene(style, paint, brushOf, kit)] as const;
  });
  return new Map([...composed, ...stillLifesOf(style)]);
}
