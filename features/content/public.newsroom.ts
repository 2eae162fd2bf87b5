export { createLabelCall } from './newsroom/label-answers.ts';
export { labelProblem } from './newsroom/label-problem.ts';
export { labelScreens } from './newsroom/label-screens.ts';
export { labelWords } from './newsroom/label-words.ts';
