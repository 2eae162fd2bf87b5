/** Kinds of notices for members of the newsroom; each can be switched off. */
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
