import type { DefinedFeature, RegisteredMail } from '#features/kit/public.ts';
import { features } from '../registry.ts';
import { distFolder, loadRenderer, type Renderer } from '../render/load-renderer.ts';

const all: readonly DefinedFeature[] = features;

/** Kinds of mails. */
export const mails: readonly RegisteredMail[] = all.flatMap((feature) => feature.mails ?? []);

/** The build is loaded with the first mail: a process that sends none has no use for it. */
export async function renderMail(...drawing: Parameters<Renderer['renderMail']>): Promise<string> {
  const renderer = await loadRenderer(distFolder, { pages: [], mails });
  return renderer.renderMail(...drawing);
}
