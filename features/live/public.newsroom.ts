export { liveScreens } from './newsroom/live-screens.ts';
