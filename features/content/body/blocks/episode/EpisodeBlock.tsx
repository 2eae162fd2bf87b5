import type { BlockProps } from '../../view/block-props.ts';

export function EpisodeBlock({ block, context }: BlockProps<'episode'>) {
  return context.episode?.(block.slug) ?? null;
}
