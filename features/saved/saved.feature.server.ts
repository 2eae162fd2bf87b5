import { defineFeature, registerCall, registerPage } from '#features/kit/public.ts';
import { removalsCall } from './calls/removals.call.ts';
import { savedPage } from './pages/saved.page.ts';
import { facts } from './saved.feature.ts';

export const savedFeature = defineFeature({
  ...facts,
  pages: [registerPage(savedPage)],
  calls: [registerCall(removalsCall)],
});
