/** How long personal data is stored that is not deleted otherwise. */
import { z } from 'zod';

export const retentionSchema = z.strictObject({
  /** Recipients of each issue of a newsletter: after so many days only the numbers remain. */
  newsletterRecipientsDays: z.int().min(30).max(3_650).default(400),
  /** Lines of the newsroom's log. */
  newsroomLogDays: z.int().min(30).max(3_650).default(730),
  /** Settled notes of the newsroom; those that are open stay five times as long. */
  newsroomNotesDays: z.int().min(30).max(3_650).default(180),
  /** Notices to members of the newsroom. */
  newsroomNoticesDays: z.int().min(7).max(3_650).default(90),
});
