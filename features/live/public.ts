export { isLiveTopic } from './console/live-topic.ts';
export { firstSentence } from './first-sentence.ts';
export { addressOfPost, keyEvents, onlyKeyEvents, postAnchor } from './posts-address.ts';
