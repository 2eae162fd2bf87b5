/** A page whose head has the day's figures in its HTML, and which is made again when they change (decision 15). */
import { boardIn, headFigures } from '#features/figures/public.ts';
import type { PageAnswer, PageRequest } from './page-request.ts';

export async function withHeadFigures<Answer extends PageAnswer>(
  { house, site }: PageRequest,
  answer: Answer,
): Promise<Answer> {
  if (answer.kind === 'redirect') return answer;
  const { setting } = house.figures;
  if (!setting?.header.some((one) => one.site === site.slug)) return answer;
  const figures = headFigures(setting, site, boardIn(await house.figures.board(), site.currency));
  const shown = [
    ...(figures?.rates.length ? ['figures:rates'] : []),
    ...(figures?.place ? ['figures:weather'] : []),
    ...(figures?.station ? ['figures:water'] : []),
  ];
  return {
    ...answer,
    page: { ...answer.page, surroundings: { ...answer.page.surroundings, figures } },
    dependencies: [...answer.dependencies, ...shown.map((key) => ({ key }))],
  };
}
