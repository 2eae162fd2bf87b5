/** The forms of the profile, which are told apart by one field. */
export const actionField = 'muvelet';
export const nameField = 'nev';
export const sessionField = 'munkamenet';

export const actions = {
  rename: 'nev',
  newsletters: 'hirlevelek',
  endSession: 'kileptetes',
  endOthers: 'tobbi-kileptetese',
  signOut: 'kilepes',
  download: 'letoltes',
  askDeletion: 'torles',
  confirmDeletion: 'torles-megerositese',
  keep: 'megtartas',
  saveStories: 'mentett-be',
  saveNoStories: 'mentett-ki',
  removeDevice: 'ertesites-ki',
} as const;

/** Outcomes that the page shows after a form. */
export const notices = [
  'nev',
  'hirlevelek',
  'kileptetve',
  'letoltes',
  'torles',
  'megtartva',
  'mentett-be',
  'mentett-ki',
  'ertesites-ki',
] as const;
export type ProfileNotice = (typeof notices)[number];
