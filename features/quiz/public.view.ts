export { QuizCardEn } from './view/QuizCardEn.tsx';
export { QuizCardHu } from './view/QuizCardHu.tsx';
export { QuizIsland } from './view/QuizIsland.tsx';
