/** The checks of the checklist, and their defaults where the edition does not configure them [ACT-05]. */

export const checkNames = [
  'title',
  'section',
  'author',
  'sponsored',
  'kept-text',
  'picture-rights',
  'picture-site',
  'picture-texts',
  'lead',
  'lead-length',
  'alt-text',
  'dead-link',
  'help-box',
  'open-notes',
] as const;
export type CheckName = (typeof checkNames)[number];

export const severities = ['stop', 'warning', 'off'] as const;
export type Severity = (typeof severities)[number];

export const checkDefaults: Readonly<Record<CheckName, Severity>> = {
  title: 'stop',
  section: 'stop',
  author: 'stop',
  sponsored: 'stop',
  'kept-text': 'stop',
  'picture-rights': 'stop',
  'picture-site': 'stop',
  'picture-texts': 'stop',
  lead: 'warning',
  'lead-length': 'warning',
  'alt-text': 'warning',
  'dead-link': 'warning',
  'help-box': 'warning',
  'open-notes': 'warning',
};
