export { onFrontData } from './browser/front-data.ts';
