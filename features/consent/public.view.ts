export { ConsentBanner } from './view/ConsentBanner.tsx';
export { ConsentLink } from './view/ConsentLink.tsx';
