/** Kinds of labels (tags, sections, authors) and their limits, for server and browser. */
export const labelKinds = ['tags', 'sections', 'authors'] as const;
export type LabelKind = (typeof labelKinds)[number];

/** Maximum lengths in characters. */
export const labelLengths = { line: 100, text: 2_000 } as const;

/** The maximum length of a list. */
export const mostListed = 200;
/** Stories are counted up to this number, because a tag may have a hundred thousand of them. */
export const countedStories = 1_000;

/** Reasons why a label is not created or changed. */
const labelFaults = ['name-taken', 'name-of-site', 'no-site', 'no-picture', 'member-taken'] as const;
export type LabelFault = (typeof labelFaults)[number];
