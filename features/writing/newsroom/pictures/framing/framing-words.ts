import { defineWords } from '#platform/text/words.ts';

export const framingWords = defineWords('framing', {
  hu: {
    title: 'Kivágások',
    help: 'Húzza a pontot arra, ami minden kivágásban látszódjon, vagy mozgassa a nyilakkal. Egy arány saját kivágást is kaphat.',
    focal: (across: number, down: number) => `Fókuszpont: ${across}% balról, ${down}% felülről`,
    crop: (ratio: string) => `A(z) ${ratio} kivágás helye`,
    size: (ratio: string) => `A(z) ${ratio} kivágás mérete`,
    ratio: (ratio: string) => ratio.replace('x', ':'),
    own: 'saját',
    choose: (ratio: string) => `Saját kivágás: ${ratio}`,
    back: 'Vissza a fókuszponthoz',
  },
  en: {
    title: 'Crops',
    help: 'Drag the point to what every crop has to show, or move it with the arrow keys. A ratio may have a crop of its own.',
    focal: (across: number, down: number) => `Focal point: ${across}% from the left, ${down}% from the top`,
    crop: (ratio: string) => `Place of the ${ratio} crop`,
    size: (ratio: string) => `Size of the ${ratio} crop`,
    ratio: (ratio: string) => ratio.replace('x', ':'),
    own: 'own',
    choose: (ratio: string) => `Own crop: ${ratio}`,
    back: 'Back to the focal point',
  },
});
