import { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { storySchema } from '#features/content/public.document.ts';
import {
  type BaseTexts,
  documentToDraft,
  draftToDocument,
  resolveImages,
} from '#features/content/public.server.ts';
import { allOf, fixture } from './fixtures/file-of.ts';
import type { ImportedRecord, ImportedStory } from './imported.ts';
import { readNinjs } from './ninjs/ninjs-reader.server.ts';
import { prepareStory } from './saving/prepare-story.server.ts';
import { readArchives } from './wxr/wxr-archive.server.ts';
import { readWxr } from './wxr/wxr-reader.server.ts';

const timeZone = 'Europe/Budapest';

async function* recordsOf(name: string): AsyncGenerator<ImportedRecord> {
  const file = fixture(name);
  if (name.endsWith('.json')) yield* readNinjs(file, { timeZone });
  else for (const archive of (await readArchives([file], timeZone)).values()) yield* readWxr(file, archive);
}

/** As the import stores it. */
function stored(story: ImportedStory): BaseTexts {
  const site = { baseUrl: 'https://regilap.example', ownPages: [], isOwnPage: () => false };
  const { title, body, pictures } = prepareStory(story, '', site);
  const keyed = resolveImages(body, new Map(pictures.map(({ source }, at) => [source, at + 1]))).map(
    (block, at) =>
      block.kind === 'infoBox'
        ? {
            ...block,
            key: `${at}`,
            blocks: block.blocks.map((inner, within) => ({ ...inner, key: `${at}-${within}` })),
          }
        : { ...block, key: `${at}` },
  );
  return { title, body: keyed, ...(story.lead === '' ? {} : { lead: story.lead }) };
}

it.each(['regi-lap.xml', 'hirek-1.json', 'hirek-3.json'])(
  'every story of %s comes back from the editor the same in every byte [EDIT-01]',
  async (name) => {
    const { things, error } = await allOf(recordsOf(name));
    expect(error).toBeNull();
    const stories = things.filter((thing) => thing.kind === 'story').map(stored);
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories) {
      const document = Node.fromJSON(storySchema, draftToDocument({ ...story, fields: {} }).toJSON());
      document.check();
      const { body, ...texts } = documentToDraft(document, story);
      expect(JSON.stringify(body)).toBe(JSON.stringify(story.body));
      expect({ ...texts, body }).toEqual({ ...story, fields: {} });
      const canonical = documentToDraft(document);
      expect(documentToDraft(draftToDocument(canonical))).toEqual(canonical);
    }
  },
);
