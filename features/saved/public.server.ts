export { savedPage } from './pages/saved.page.ts';
