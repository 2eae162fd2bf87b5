export { boardIn } from './board.ts';
export { exchangePath } from './exchange-address.ts';
export { type FigureText, headerTexts, rateFigure, waterFigure, weatherFigure } from './figure-text.ts';
export { figureWords } from './figure-words.ts';
export { type HeaderFigures, headerFigures } from './header-figures.ts';
export { skyIconNames } from './sky.ts';
export { skyIcons } from './sky-icons.ts';
