import { defineFeature, registerPage } from '#features/kit/public.ts';
import { savedPage } from './pages/saved.page.ts';
import { facts } from './saved.feature.ts';

export const savedFeature = defineFeature({ ...facts, pages: [registerPage(savedPage)] });
