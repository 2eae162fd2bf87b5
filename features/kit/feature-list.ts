/** Features in their order, and what they create of the same needs: each is added by itself, so that the types are known. */
import type { DefinedFeature } from './define-feature.ts';

export interface FeatureList<Listed, Needs, Created extends object> {
  features: readonly Listed[];
  create: (needs: Needs) => Created;
  with<F extends DefinedFeature & { create?: never }>(feature: F): FeatureList<Listed | F, Needs, Created>;
  withCreated<N, C extends object, F extends DefinedFeature>(
    feature: F & { create: (needs: N) => C },
  ): FeatureList<Listed | F, Needs & N, Created & C>;
}

export const noFeatures: FeatureList<never, unknown, object> = featureList([], () => ({}));

function featureList<Listed, Needs, Created extends object>(
  features: readonly Listed[],
  create: (needs: Needs) => Created,
): FeatureList<Listed, Needs, Created> {
  return {
    features,
    create,
    with: (feature) => featureList([...features, feature], create),
    withCreated: <N, C extends object, F extends DefinedFeature>(feature: F & { create: (needs: N) => C }) =>
      featureList<Listed | F, Needs & N, Created & C>([...features, feature], (needs) => ({
        ...create(needs),
        ...feature.create(needs),
      })),
  };
}
