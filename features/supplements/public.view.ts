export { StarsAndStripes } from './view/elections/StarsAndStripes.tsx';
export { ResultView } from './view/ResultView.tsx';
