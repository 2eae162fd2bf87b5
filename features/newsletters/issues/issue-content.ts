/** Content of an issue, as it was when the issue was made. */
import { z } from 'zod';

const storySchema = z.object({
  id: z.int(),
  title: z.string(),
  lead: z.string(),
  /** A path on the domain of the list's site, or a full address. */
  url: z.string(),
  /** Name of the section; '' for none. */
  section: z.string(),
  authors: z.array(z.string()),
  /** `src` is a path. */
  picture: z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() }).nullable(),
});

export const issueContentSchema = z.object({
  /** The editor's paragraphs. */
  words: z.array(z.string()),
  parts: z.array(z.object({ title: z.string(), stories: z.array(storySchema) })),
});

export type IssueContent = z.infer<typeof issueContentSchema>;
export type IssueStory = z.infer<typeof storySchema>;

/** The same content for a mail, which needs full addresses. */
export function withFullAddresses(content: IssueContent, full: (address: string) => string): IssueContent {
  const parts = content.parts.map((part) => ({
    ...part,
    stories: part.stories.map((story) => ({
      ...story,
      url: full(story.url),
      picture: story.picture && { ...story.picture, src: full(story.picture.src) },
    })),
  }));
  return { ...content, parts };
}
