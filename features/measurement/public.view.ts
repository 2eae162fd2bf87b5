export { MeasuredCommerce, MeasuredStory } from './view/MeasuredData.tsx';
