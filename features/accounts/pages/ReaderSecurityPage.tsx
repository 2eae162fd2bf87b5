import type { ViewProps } from '#features/sites/public.ts';
import { SecurityForms } from '../view/SecurityForms.tsx';
import type { readerSecurityPage } from './reader-security.page.ts';

export function ReaderSecurityPage({ surroundings, data }: ViewProps<typeof readerSecurityPage>) {
  return <SecurityForms data={data} style={{ timeZone: surroundings.site.timeZone, language: 'hu' }} />;
}
