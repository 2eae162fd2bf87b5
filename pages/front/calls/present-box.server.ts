/** A front page's boxes as API answers: the same stories as on the page [FRONT-04]…[FRONT-06] [FRONT-11]. */
import { presentEpisodes } from '#features/audio/public.server.ts';
import type { ContentFeature, PresentListItem } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import type {
  FilledFront,
  FilledPart,
  FrontFeature,
  FrontRequest,
  RecommendedAnswer,
} from '#features/front/public.server.ts';
import type { RecommenderGroup } from '#features/front/public.ts';
import { type CallFailure, type CallResult, failure } from '#features/kit/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import { type EpisodesNeeds, loadEpisodesOf } from '../../episodes-of-stories.server.ts';
import { type RenderFrontPart, urlOfBox } from '../front-part.ts';
import type { FrontBoxAnswer } from './front-box-schema.server.ts';

export interface FrontCallNeeds {
  front: FrontFeature;
  content: ContentFeature;
}

/** Of calls that answer boxes. */
export interface BoxNeeds extends FrontCallNeeds, EpisodesNeeds {}

export interface RenderingNeeds extends FrontCallNeeds {
  renderFrontPart: RenderFrontPart;
}

export async function partOf(view: Viewpoint, request: FrontRequest, { front }: FrontCallNeeds) {
  const found = await front.front(view, request);
  return { part: found.boxes[0], found };
}

export async function oneBox(
  view: Viewpoint,
  only: NonNullable<FrontRequest['only']>,
  needs: BoxNeeds,
): Promise<CallResult<FrontBoxAnswer>> {
  const { part, found } = await partOf(view, { only }, needs);
  if (!part) return noSuchBox();
  const { boxes, isWhole } = await presentBoxes(view, [part], needs);
  const [box] = boxes;
  return box ? finished(box, isWhole ? found : { ...found, isComplete: false }) : noSuchBox();
}

export async function presentBoxes(
  view: Viewpoint,
  parts: readonly FilledPart[],
  needs: BoxNeeds,
): Promise<{ boxes: FrontBoxAnswer[]; isWhole: boolean }> {
  const podcasts = parts.flatMap((part) => (part.kind === 'podcast' ? part.stories : []));
  const { found, isWhole } = await loadEpisodesOf(podcasts, needs);
  const shown = new Map(
    (await presentEpisodes(view, [...found.values()], needs)).map((one) => [one.slug, one]),
  );
  const presentItem = await needs.content.listPresenter(view, parts.flatMap(storiesIn));
  const boxes = parts.map((part) => {
    const episodes = (part.kind === 'podcast' ? part.stories : []).flatMap(({ id }) => {
      return shown.get(found.get(id)?.slug ?? '') ?? [];
    });
    return { ...presentBox(view, part, presentItem), episodes };
  });
  return { boxes, isWhole };
}

function presentBox(
  view: Viewpoint,
  part: FilledPart,
  presentItem: PresentListItem,
): Omit<FrontBoxAnswer, 'episodes'> {
  const { slug, kind, position, title } = part;
  return {
    slug,
    kind,
    position,
    title: title || null,
    url: urlOfBox(view, part) || null,
    items: 'stories' in part ? part.stories.map(presentItem) : [],
    content: contentOf(part, presentItem),
  };
}

export function storiesIn(part: FilledPart): StoryCard[] {
  if (part.kind === 'recommender') return Object.values(part.groups).flat();
  return 'stories' in part ? part.stories : [];
}

function contentOf(part: FilledPart, presentItem: PresentListItem): FrontBoxAnswer['content'] {
  switch (part.kind) {
    case 'trending':
      return { tags: part.tags.map(({ slug: name, name: text }) => ({ slug: name, name: text })) };
    case 'books':
      return { books: part.books };
    case 'promo':
      return { promo: part.promo };
    case 'blogs':
      return { posts: part.posts };
    case 'recommender':
      return { groups: presentGroups(part.groups, presentItem) };
    default:
      return null;
  }
}

export function presentGroups(
  groups: Record<RecommenderGroup, StoryCard[]> | null,
  presentItem: PresentListItem,
): Omit<RecommendedAnswer, 'v' | 'html'> {
  const cards = (group: RecommenderGroup) => (groups?.[group] ?? []).map(presentItem);
  return {
    special: cards('special'),
    breaking: cards('breaking'),
    important: cards('important'),
    newest: cards('newest'),
    favorite: cards('favorite'),
    pr: cards('pr'),
    after: cards('after'),
    g7: cards('g7'),
  };
}

/** Freshness of a page with a missing box, short because the box may be available soon. */
const incompleteFreshMs = 15_000;

export function finished<Value>(value: Value, { dependencies, isComplete }: FilledFront): CallResult<Value> {
  return { kind: 'answer', value, dependencies, freshForMs: isComplete ? null : incompleteFreshMs };
}

export function noSuchBox(): CallFailure {
  return failure('box-not-found', 'The front page of this site has no such box.');
}
