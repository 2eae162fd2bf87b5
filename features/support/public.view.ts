export { commitmentWords } from './view/commitment-words.ts';
export { OwnSupportSection } from './view/OwnSupportSection.tsx';
export { SupporterCounter } from './view/SupporterCounter.tsx';
export { SupportPayments } from './view/SupportPayments.tsx';
