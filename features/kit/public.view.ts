export { MailButton } from './mail/MailButton.tsx';
export { MailLayout } from './mail/MailLayout.tsx';
export { mailStyles } from './mail/mail-styles.ts';
export { PageNumbers } from './view/PageNumbers.tsx';
