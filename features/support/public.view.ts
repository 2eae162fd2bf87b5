export { commitmentWords } from './view/commitment-words.ts';
export { OwnSupportSection } from './view/OwnSupportSection.tsx';
export { SupportPayments } from './view/SupportPayments.tsx';
