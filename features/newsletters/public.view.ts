export { FooterSignUp } from './view/FooterSignUp.tsx';
export { NewsletterPromo } from './view/NewsletterPromo.tsx';
export { NewsletterSection } from './view/NewsletterSection.tsx';
