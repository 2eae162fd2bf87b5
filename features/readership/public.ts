export { hourOf } from './tally.ts';
