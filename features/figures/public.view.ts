export { TodaysFigures } from './view/TodaysFigures.tsx';
