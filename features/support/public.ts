export { counterDefaults, hoursLeft, type Supporters } from './hours.ts';
