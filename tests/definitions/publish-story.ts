/** Writes a story by calls and publishes it; returns its slug. */
import { z } from 'zod';

interface Story {
  title: string;
  text: string;
  /** Ids of the section and of the author who signs: `/api/newsroom/choices/{kind}` has them. */
  section: number;
  author: number;
}

const openedSchema = z.object({ epoch: z.int(), version: z.int() });

/** @param token Of an editor: `lapzarta token create`. */
export async function publishStory(origin: string, token: string, story: Story): Promise<string> {
  async function call(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${origin}/api/newsroom/stories${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  const { title, text, section, author } = story;
  const { id } = z.object({ id: z.int() }).parse(await call('', { site: 'telex', title }));
  const { epoch, version } = openedSchema.parse(await call(`/${id}`));
  // Behind the title, an empty subtitle and an empty lead: each has a place before and one behind its text.
  const end = title.length + 6;
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] };
  const steps = [
    { stepType: 'replace', from: end, to: end, slice: { content: [paragraph] } },
    { stepType: 'field', change: { change: 'set', name: 'mainSuperTagId', value: section } },
    { stepType: 'field', change: { change: 'add', name: 'authorIds', element: author, before: null } },
  ];
  const entries = [{ client: crypto.randomUUID(), number: 1, isUndo: false, steps }];
  await call(`/${id}/steps`, { epoch, version, entries, kept: [], closed: [], rebase: false });
  const act = { act: 'publish', version: version + steps.length };
  const published = await call(`/${id}/acts`, act);
  return z.object({ slug: z.string() }).parse(published).slug;
}
