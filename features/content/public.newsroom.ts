export { createLabelCall } from './newsroom/label-answers.ts';
export { labelScreens } from './newsroom/label-screens.ts';
export { labelWords } from './newsroom/label-words.ts';
export { labelFaultWords } from './taxonomy/label-fault-words.ts';
