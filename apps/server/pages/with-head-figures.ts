/** A page whose head has the day's figures in its HTML, and which is made again when they change (decision 15). */
import { boardIn, headFigures } from '#features/figures/public.ts';
import type { PageAnswer, PageRequest } from './page-request.ts';
import { shellAround } from './shell-around.ts';

export async function withHeadFigures<Answer extends PageAnswer>(
  request: PageRequest,
  answer: Answer,
): Promise<Answer> {
  if (answer.kind === 'redirect') return answer;
  const { house, site } = request;
  const { setting } = house.figures;
  if (!setting?.header.some((one) => one.site === site.slug)) return answer;
  const figures = headFigures(setting, site, boardIn(await house.figures.board(), site.currency));
  const shown = [
    ...(figures?.rates.length ? ['figures:rates'] : []),
    ...(figures?.place ? ['figures:weather'] : []),
    ...(figures?.station ? ['figures:water'] : []),
  ];
  const { surroundings } = answer.page;
  const shell = shellAround(request, surroundings.language, figures);
  return {
    ...answer,
    page: { ...answer.page, surroundings: { ...surroundings, shell } },
    dependencies: [...answer.dependencies, ...shown.map((key) => ({ key }))],
  };
}
