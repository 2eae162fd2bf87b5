export { MailButton } from './mail/MailButton.tsx';
export { MailLayout } from './mail/MailLayout.tsx';
export { mailStyles } from './mail/mail-styles.ts';
export { FeedLink } from './view/FeedLink.tsx';
export { PageNumbers } from './view/PageNumbers.tsx';
export { Wordmark } from './view/Wordmark.tsx';
