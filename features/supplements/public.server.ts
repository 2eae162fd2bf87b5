export {
  createElectionsFeature,
  type ElectionsFeature,
} from './counting/elections-feature.server.ts';
export { recordsPart, supplementsPart } from './edition-parts.ts';
