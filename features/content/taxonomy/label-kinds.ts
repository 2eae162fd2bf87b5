/** What stories are sorted by and who signs them, for both sides. */
export const labelKinds = ['tags', 'sections', 'authors'] as const;
export type LabelKind = (typeof labelKinds)[number];

/** Characters at most. */
export const labelLengths = { line: 100, text: 2_000 } as const;

/** As many as a list has at most. */
export const mostListed = 200;
/** A tag may have a hundred thousand stories: a list only says that they are many. */
export const countedStories = 1_000;

/** Why one is not made or changed. */
const labelFaults = ['name-taken', 'name-of-site', 'no-site', 'no-picture', 'member-taken'] as const;
export type LabelFault = (typeof labelFaults)[number];
