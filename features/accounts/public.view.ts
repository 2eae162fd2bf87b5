export { NewsroomFrame } from './view/NewsroomFrame.tsx';
