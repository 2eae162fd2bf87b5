import type { ViewProps } from '#features/kit/public.ts';
import { NewsroomFrame } from '../view/NewsroomFrame.tsx';
import { SecurityForms } from '../view/SecurityForms.tsx';
import type { securityPage } from './security.page.ts';

export function SecurityPage({ surroundings, data }: ViewProps<typeof securityPage>) {
  return (
    <NewsroomFrame surroundings={surroundings}>
      <SecurityForms data={data} style={{ timeZone: surroundings.site.timeZone, language: 'hu' }} />
    </NewsroomFrame>
  );
}
