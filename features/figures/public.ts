export { boardIn } from './board.ts';
export { headerTexts } from './figure-text.ts';
export { type HeaderFigures, headerFigures } from './header-figures.ts';
export { skyIconNames } from './readings/sky.ts';
