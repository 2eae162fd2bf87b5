export { SearchForm } from './view/SearchForm.tsx';
export { SearchIcon } from './view/SearchIcon.tsx';
export { SearchNarrowing } from './view/SearchNarrowing.tsx';
export { StorySearch } from './view/StorySearch.tsx';
