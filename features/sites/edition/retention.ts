/** How long personal data is stored that nobody deletes otherwise. */
import { z } from 'zod';

export const retentionSchema = z.strictObject({
  /** Recipients of each issue of a newsletter: after so many days only the numbers remain. */
  newsletterRecipientsDays: z.int().min(30).max(3_650).default(400),
  /** Lines of the newsroom's log. */
  newsroomLogDays: z.int().min(30).max(3_650).default(730),
  /** Settled notes of the newsroom; those that are open stay five times as long. */
  newsroomNotesDays: z.int().min(30).max(3_650).default(180),
  /** What members of the newsroom were told. */
  newsroomNoticesDays: z.int().min(7).max(3_650).default(90),
});
