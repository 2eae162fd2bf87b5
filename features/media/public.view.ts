export { Picture } from './view/Picture.tsx';
