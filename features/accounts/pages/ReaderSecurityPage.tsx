import type { ViewProps } from '#features/kit/public.ts';
import { SecurityForms } from '../view/SecurityForms.tsx';
import type { readerSecurityPage } from './reader-security.page.ts';

export function ReaderSecurityPage({
  surroundings: { site, language },
  data,
}: ViewProps<typeof readerSecurityPage>) {
  return <SecurityForms data={data} style={{ timeZone: site.timeZone, language }} />;
}
