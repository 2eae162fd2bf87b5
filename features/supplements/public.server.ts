export { bordersCall } from './calls/borders.call.ts';
export {
  createElectionsFeature,
  type ElectionsFeature,
} from './counting/elections-feature.server.ts';
export { bordersPart, mapsPart, recordsPart, supplementsPart } from './edition-parts.ts';
export { electionMapPage } from './pages/election-map.page.ts';
