/** Writes the sample's working copies as its members would: what they type goes through the authority, like any text. */
import type { Node } from 'prosemirror-model';
import type { AppContext } from '#apps/server/compose.ts';
import { storySchema } from '#features/content/public.document.ts';
import { mainSite } from '#features/sites/public.ts';
import { FieldStep, StoryWriter, type Writer, type WritingFeature } from '#features/writing/public.server.ts';
import { isRecord } from '#platform/text/is-record.ts';
import {
  type NewsroomStory,
  newsroomStories,
  storyOfTwoHands,
  unpublishedChange,
} from './newsroom-stories.ts';

type Needs = Pick<AppContext, 'clock' | 'content' | 'edition' | 'port' | 'writing'>;

interface Hands {
  author: Writer;
  editor: Writer;
  chief: Writer;
}

/** Does nothing where the author has stories, or the sample's are not there. */
export async function writeNewsroomStories(needs: Needs, hands: Hands): Promise<void> {
  const { content, edition, port, writing } = needs;
  const site = mainSite(edition);
  const { author, editor } = hands;
  if ((await writing.board({ board: 'mine', viewer: author, site: null, text: '' })).length > 0) return;
  const known = await content.storyBySlug({ edition, site, port }, unpublishedChange.slug);
  if (!known) return;
  const model = await deskOf(writing, known.story.id, editor);
  for (const story of newsroomStories.toReversed())
    await writeStory(needs, hands, story, model.writer.state.doc);
  await writeWithTwoHands(needs, hands);
  addParagraph(model.writer, unpublishedChange.paragraph);
  await model.push();
}

async function writeStory(
  { writing, clock, edition }: Needs,
  { author, editor, chief }: Hands,
  { title, lead = '', paragraphs = [], state, reason = '', embargo, isRestricted }: NewsroomStory,
  model: Node,
): Promise<void> {
  const desk = await newStory(writing, { site: mainSite(edition).slug, title }, author);
  const { writer, id } = desk;
  if (lead !== '') writer.dispatch(writer.state.tr.insertText(lead, placeOfLead(writer.state.doc)));
  for (const text of paragraphs) addParagraph(writer, text);
  if (state) takeFields(writer, model);
  await desk.push();
  const act = async (name: 'submit' | 'return' | 'approve' | 'schedule', by: Writer, note = '') => {
    const at = name === 'schedule' ? new Date(clock.now().getTime() + 86_400_000) : null;
    const order = { act: name, version: writer.version, note, at, slug: null, repair: null };
    const outcome = await writing.act(id, order, by);
    if (outcome.kind !== 'done') throw new Error(`${name} of “${title}”: ${JSON.stringify(outcome)}`);
  };
  if (state) await act('submit', author);
  if (state === 'returned') await act('return', editor, reason);
  if (state === 'approved') await act('approve', editor);
  if (state === 'scheduled') await act('schedule', editor);
  const tomorrow = new Date(clock.now().getTime() + 86_400_000);
  if (embargo) await writing.changeSecrecy(id, { act: 'embargo', until: tomorrow, reason: embargo }, chief);
  if (isRestricted)
    await writing.changeSecrecy(id, { act: 'restrict', memberIds: [author.id], reason: '' }, chief);
}

async function writeWithTwoHands({ writing, edition }: Needs, { author, editor }: Hands): Promise<void> {
  const { title, paragraphs, additions } = storyOfTwoHands;
  const desk = await newStory(writing, { site: mainSite(edition).slug, title }, author);
  for (const text of paragraphs) addParagraph(desk.writer, text);
  await desk.push();
  const other = await deskOf(writing, desk.id, editor);
  const [, ...later] = paragraphs;
  for (const [index, text] of later.entries()) {
    const { state } = desk.writer;
    desk.writer.dispatch(state.tr.insertText(additions[index] ?? '', rangeOf(state.doc, text).to - 1));
    const { from, to } = rangeOf(other.writer.state.doc, text);
    other.writer.dispatch(other.writer.state.tr.delete(from, to));
  }
  await other.push();
  await desk.push();
}

interface Desk {
  id: number;
  writer: StoryWriter;
  push(): Promise<void>;
}

async function newStory(
  writing: WritingFeature,
  story: { site: string; title: string },
  member: Writer,
): Promise<Desk> {
  const created = await writing.create(story, member);
  if (!created) throw new Error(`the edition has no site '${story.site}'`);
  return deskOf(writing, created.id, member);
}

async function deskOf(writing: WritingFeature, id: number, member: Writer): Promise<Desk> {
  const opened = await writing.open(id, member);
  if (!opened) throw new Error(`there is no story ${id}`);
  const writer = new StoryWriter({ schema: storySchema, client: crypto.randomUUID() }, opened.fresh);
  return {
    id,
    writer,
    async push() {
      for (let batch = writer.batch(); batch !== null; batch = writer.batch()) {
        const answer = await writing.take(id, batch, member);
        if (answer.kind === 'missing' || answer.kind === 'forbidden' || !writer.answered(batch, answer))
          throw new Error(`story ${id} was not written: ${JSON.stringify(answer)}`);
      }
    },
  };
}

function addParagraph(writer: StoryWriter, text: string): void {
  const { tr } = writer.state;
  writer.dispatch(
    tr.insert(tr.doc.content.size, storySchema.node('paragraph', null, [storySchema.text(text)])),
  );
}

/** Section and author of another story. */
function takeFields(writer: StoryWriter, model: Node): void {
  const fields: unknown = model.attrs.fields;
  if (!isRecord(fields) || !Array.isArray(fields.authorIds)) return;
  const { mainSuperTagId, authorIds } = fields;
  const [element] = authorIds;
  if (typeof mainSuperTagId !== 'number' || typeof element !== 'number') return;
  writer.dispatch(
    writer.state.tr
      .step(new FieldStep({ change: 'set', name: 'mainSuperTagId', value: mainSuperTagId }))
      .step(new FieldStep({ change: 'add', name: 'authorIds', element, before: null })),
  );
}

/** Inside the lead, which follows title and subtitle. */
function placeOfLead(doc: Node): number {
  return doc.child(0).nodeSize + doc.child(1).nodeSize + 1;
}

/** Of the paragraph that begins with a text. */
function rangeOf(doc: Node, text: string): { from: number; to: number } {
  let found = { from: 0, to: 0 };
  doc.forEach((node, from) => {
    if (node.textContent.startsWith(text)) found = { from, to: from + node.nodeSize };
  });
  return found;
}
