export { frontScreens } from './newsroom/front-screens.ts';
