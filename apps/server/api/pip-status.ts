/** The video that the desk shows beside every page, such as what is said somewhere at this moment [POD-11]. */
import { z } from 'zod';
import { embedFrame, embedOf } from '#features/content/public.ts';
import { parseRecordingAddress } from '#features/media/public.ts';

/** The unique item in which the desk says it. */
export const pipSlug = 'pip-status';

/** The desk's tools may say yes and no as they do elsewhere. */
const yes = z.union([z.boolean(), z.enum(['0', '1']).transform((said) => said === '1')]).default(false);

export const deskPip = z.object({
  pipShow: yes,
  pipTitle: z.string().default(''),
  pipUrl: z.string().nullable().default(null),
  pipOpen: yes,
  pipLabel: z.string().default('élő'),
});

export const pipStatusSchema = z.object({
  pipShow: z.boolean().describe('Whether there is a video to show.'),
  pipTitle: z.string(),
  pipUrl: z.string().nullable().describe('Where the video is: when it changes, who closed it sees it again.'),
  pipOpen: z.boolean().describe('Stands open at once, not as a label that opens it.'),
  pipLabel: z.string().describe('What it is, in a word: `élő` unless it is said.'),
  pipFrame: z
    .string()
    .nullable()
    .describe('The player’s address for a frame, opened when a reader asks for it.'),
  pipFilm: z.string().nullable().describe('Where the video is a film of the paper’s own: its path.'),
});
export type PipStatus = z.infer<typeof pipStatusSchema>;

const none: PipStatus = {
  ...{ pipShow: false, pipTitle: '', pipUrl: null },
  ...{ pipOpen: false, pipLabel: 'élő', pipFrame: null, pipFilm: null },
};

/** What the desk said, as readers get it; an address that nobody may frame is not shown, whatever was said. */
export function pipStatusOf(content: unknown): PipStatus {
  const said = deskPip.safeParse(content ?? {});
  if (!said.success) return none;
  const { pipUrl } = said.data;
  const pipFilm = pipUrl !== null && isFilm(pipUrl) ? pipUrl : null;
  const pipFrame = pipUrl === null ? null : frameOf(pipUrl);
  return { ...said.data, pipShow: said.data.pipShow && (pipFilm ?? pipFrame) !== null, pipFrame, pipFilm };
}

function isFilm(address: string): boolean {
  return parseRecordingAddress(address)?.mime.startsWith('video/') ?? false;
}

function frameOf(address: string): string | null {
  const embed = embedOf(address);
  const frame = embed && embedFrame(embed, { tallAudio: false });
  return frame && frame.shape === 'video' ? frame.src : null;
}
