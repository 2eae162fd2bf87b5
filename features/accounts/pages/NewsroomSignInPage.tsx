import type { ViewProps } from '#features/kit/public.ts';
import { NewsroomFrame } from '../view/NewsroomFrame.tsx';
import { SignInSteps } from '../view/SignInSteps.tsx';
import type { newsroomSignInPage } from './newsroom-sign-in.page.ts';

export function NewsroomSignInPage({ surroundings, data }: ViewProps<typeof newsroomSignInPage>) {
  return (
    <NewsroomFrame surroundings={surroundings}>
      <SignInSteps data={data} language="hu" />
    </NewsroomFrame>
  );
}
