export { editionArt } from './art/edition-art.server.ts';
export { loadEdition } from './edition/load-edition.server.ts';
