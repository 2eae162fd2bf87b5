/** The forms of the profile, which are told apart by one field. */
export const actionField = 'muvelet';
export const nameField = 'nev';
export const addressField = 'email';
export const codeField = 'kod';
export const sessionField = 'munkamenet';

export const actions = {
  rename: 'nev',
  beginAddress: 'cim',
  finishAddress: 'cim-kod',
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
  'cim-kod',
  'cim-kesz',
  'cim-hibas',
  'cim-foglalt',
  'cim-kod-hibas',
  'cim-lejart',
  'cim-sok',
  'cim-belepes',
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
