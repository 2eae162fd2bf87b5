import type { ViewProps } from '#features/kit/public.ts';
import type { almanacPage } from './almanac.page.ts';

export function AlmanacPage({ data }: ViewProps<typeof almanacPage>) {
  return <h1>Ez történt ezen a napon: {data.day}</h1>;
}
