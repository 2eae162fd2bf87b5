export { ResultView } from './view/ResultView.tsx';
export { StarsAndStripes } from './view/StarsAndStripes.tsx';
