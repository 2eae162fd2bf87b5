export { loadEdition } from './load-edition.server.ts';
