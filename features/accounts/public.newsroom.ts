export { memberScreens } from './newsroom/member-screens.ts';
