/** Embeds from the publisher's own hosts, which the edition lists [EMB-01]. */
export const ownProviders = ['election', 'sport', 'results'] as const;

export const embedProviders = [
  'youtube',
  'vimeo',
  'facebook',
  'instagram',
  'tiktok',
  'x',
  'spotify',
  'soundcloud',
  'map',
  'datawrapper',
  ...ownProviders,
  'other',
] as const;

export type OwnProvider = (typeof ownProviders)[number];
export type EmbedProvider = (typeof embedProviders)[number];
