export { QuizIsland } from './view/QuizIsland.tsx';
