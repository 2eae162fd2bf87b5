/** Sentences for stories in English. */
export const background: readonly string[] = [
  'The idea is older than the people now carrying it out: a first attempt in {place} stalled {N 6-20} years ago for want of [a permit|money|a single signature].',
  'It began, as such things do in {place}, with [a notice on a bakery door|an argument about parking|a teacher who would not let the subject drop].',
  'About {N 3-12} towns in Hungary have tried something similar, and most of them are still at it.',
  'Preparation took {N 5-18} months and filled {N 3-11} ring binders, [one of which was briefly lost|all of which are open to the public].',
  'The costs are split between [the town and the participants|a foundation and three local firms], with the accounts pinned up for anyone to read.',
];
export const numbers: readonly string[] = [
  'In the first {N 3-9} months {N 120-1900} people signed up, [well over what had been planned for|rather more than there were chairs].',
  'Of {N 200-900} residents who answered a questionnaire, {N 52-81} per cent said they would [recommend it|like it to continue].',
  'Waiting times fell from {N 25-60} minutes to {N 6-20}, according to figures collected over {N 6-18} months.',
  'The whole thing costs roughly {N 9-140} million forints, a little over half of which is already in hand.',
];
export const quotes: readonly string[] = [
  'We did not promise a miracle. We promised a key to the door and somebody behind it',
  'The hardest part was not the money, it was getting everyone to use the same word for the same thing',
  'We are slow, but we are slow in [one direction|the right direction]. Around here that is news',
  'If you had asked me ten years ago I would have laughed. Now I only laugh at how simple it was',
  'Our mistakes are on the notice board. Since they went up there have been [fewer of them|more readers]',
];
export const reactions: readonly string[] = [
  'Not everyone is convinced: some [shopkeepers|residents|parents] say the timetable is tight and the information came late.',
  'People have come from neighbouring villages to have a look, [notebook in hand|mostly to ask what it cost].',
  '{nev} thinks the coming months will show [how many stay|which of the details mattered].',
];
export const next: readonly string[] = [
  'The next stage begins in [the spring|the autumn|a few weeks]; until then, the trial goes on.',
  'A report is due in {N 2-6} months and will be free to download.',
  'If it works it will be tried elsewhere in the county. If it does not, they say they will write down why.',
];
export const headings: readonly string[] = [
  'How it started',
  'What it costs',
  'The view from the street',
  'What comes next',
];
export const attributions: readonly string[] = ['said {nev}, {szerep}', '{nev}, {szerep}, told us'];
export const roles = [
  'who coordinates the project',
  'one of the organisers',
  'who has lived here all her life',
  'the site manager',
] as const;
