export { FeedLink } from './view/FeedLink.tsx';
export { Wordmark } from './view/Wordmark.tsx';
