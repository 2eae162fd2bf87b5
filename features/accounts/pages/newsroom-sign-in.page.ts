/** `/szerkesztoseg/belepes`: the newsroom signs in, on every domain; no page links to it [S50]. */
import { z } from 'zod';
import { definePersonalPage } from '#features/kit/public.ts';
import { newsroomSignInPath } from '../newsroom-paths.ts';
import { signInAreas } from '../sign-in/sign-in-area.ts';
import {
  type SignInPageNeeds,
  showNewsroomSignIn,
  signInQuery,
  submitSignIn,
} from './sign-in-steps.server.ts';

export const newsroomSignInPage = definePersonalPage({
  route: 'newsroom_sign_in',
  view: 'NewsroomSignInPage',
  at: [{ pattern: newsroomSignInPath, sites: 'root', row: undefined }],
  query: z.object(signInQuery),
  frame: 'bare',
  examples: [{ name: 'newsroom sign-in', path: newsroomSignInPath }],
  load: (request, needs: SignInPageNeeds) => showNewsroomSignIn(request, needs, signInAreas.newsroom),
  submit: (request, form, needs: SignInPageNeeds) => submitSignIn(request, form, needs, signInAreas.newsroom),
});
