export { highlightPosition } from './highlight-position.ts';
export { listOfSearch, nameIn } from './list-names.ts';
export { sponsoredLineSchema, sponsoredPosition } from './sponsored-line.ts';
