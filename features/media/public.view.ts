export type { PictureProps } from './view/Picture.tsx';
export { Picture } from './view/Picture.tsx';
