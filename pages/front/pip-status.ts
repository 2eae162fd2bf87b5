/** The video that the newsroom shows beside every page, such as a live press conference [POD-11]. */
import { z } from 'zod';
import { embedFrame, embedOf } from '#features/content/public.ts';
import { parseRecordingAddress } from '#features/media/public.ts';
import { frontWords } from './view/front-words.ts';

/** Slug of the unique item that holds the status. */
export const pipSlug = 'pip-status';

/** Newsroom tools may write booleans as '0' and '1', as they do elsewhere. */
const booleanFlag = z
  .union([z.boolean(), z.enum(['0', '1']).transform((parsed) => parsed === '1')])
  .default(false);

export const newsroomPip = z.object({
  pipShow: booleanFlag,
  pipTitle: z.string().default(''),
  pipUrl: z.string().nullable().default(null),
  pipOpen: booleanFlag,
  pipLabel: z.string().default(() => frontWords.hu.live),
});

export const pipStatusSchema = z.object({
  pipShow: z.boolean().describe('Whether there is a video to show.'),
  pipTitle: z.string().min(1).nullable(),
  pipUrl: z
    .string()
    .nullable()
    .describe('Address of the video; when it changes, it is shown again to readers who closed the last one.'),
  pipOpen: z.boolean().describe('Opened at once instead of by its label.'),
  pipLabel: z.string().describe('A word that describes it; `élő` by default.'),
  pipFrame: z
    .string()
    .nullable()
    .describe('Address of the player for a frame, which is opened by the reader.'),
  pipFilm: z.string().nullable().describe('Path of the video if it is hosted here.'),
});
export type PipStatus = z.infer<typeof pipStatusSchema>;

const none: Omit<PipStatus, 'pipLabel'> = {
  pipShow: false,
  pipTitle: null,
  pipUrl: null,
  pipOpen: false,
  pipFrame: null,
  pipFilm: null,
};

/** The newsroom's status as readers receive it; a video whose address may not be framed is never shown. */
export function pipStatusOf(content: unknown): PipStatus {
  const parsed = newsroomPip.safeParse(content ?? {});
  if (!parsed.success) return { ...none, pipLabel: frontWords.hu.live };
  const { pipUrl } = parsed.data;
  const pipFilm = pipUrl !== null && isFilm(pipUrl) ? pipUrl : null;
  const pipFrame = pipUrl === null ? null : frameOf(pipUrl);
  return {
    ...parsed.data,
    pipTitle: parsed.data.pipTitle || null,
    pipShow: parsed.data.pipShow && (pipFilm ?? pipFrame) !== null,
    pipFrame,
    pipFilm,
  };
}

function isFilm(address: string): boolean {
  return parseRecordingAddress(address)?.mime.startsWith('video/') ?? false;
}

function frameOf(address: string): string | null {
  const embed = embedOf(address);
  const frame = embed && embedFrame(embed, { tallAudio: false });
  return frame && frame.shape === 'video' ? frame.src : null;
}
