/** What a member of the newsroom is told; each kind can be switched off. */
export const noticeKinds = [
  'mentioned',
  'answered',
  'assigned',
  'submitted',
  'returned',
  'approved',
  'published',
  'failed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
