export { OwnSupportSection } from './view/OwnSupportSection.tsx';
export { SupportPayments } from './view/SupportPayments.tsx';
export { commitmentStateTexts } from './view/support-state-texts.ts';
