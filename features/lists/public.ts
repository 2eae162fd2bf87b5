export { highlightPosition } from './highlight-position.ts';
export { domainOf, listOfSearch, nameIn } from './list-names.ts';
export { sponsoredLineSchema, sponsoredPosition } from './sponsored-line.ts';
