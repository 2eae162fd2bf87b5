import { expect, it } from 'vitest';
import { bearerWith, inventUsers } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { episodeDraftSchema, podcastDraftSchema } from '../podcast/podcast-schema.ts';

const server = withServer();

it('finds episodes by words, scheduled ones as well, and one by its slug [EDIT-05]', async () => {
  const headers = bearerWith((await inventUsers(server.context)).editor.token);
  const episode = (slug: string, title: string, publishedAt: string) =>
    episodeDraftSchema.parse({
      slug,
      guid: slug,
      title,
      publishedAt: Date.parse(publishedAt) / 1000,
      duration: 60,
      sound: { url: 'https://hang.example/a.mp3', mime: 'audio/mpeg', bytes: 12 },
    });
  const podcast = podcastDraftSchema.parse({ slug: 'kerekitve', site: 'telex', name: 'Kerekítve' });
  await server.context.audio.save(podcast, [
    episode('a-hitel', 'A hitel', '2026-11-18T06:00:00+01:00'),
    episode('a-holnap', 'A holnap', '2099-01-01T06:00:00+01:00'),
  ]);
  const found = async (query: string) =>
    (await server.telex(`/api/newsroom/episodes?${query}`, { headers })).json();
  const loan = { slug: 'a-hitel', title: 'A hitel', podcast: 'Kerekítve', isPublic: true };
  const tomorrow = { slug: 'a-holnap', title: 'A holnap', podcast: 'Kerekítve', isPublic: false };
  expect(await found('q=hitel+kerek')).toEqual({ episodes: [loan] });
  expect(await found('q=')).toEqual({ episodes: [tomorrow, loan] });
  expect(await found('slug=a-holnap')).toEqual({ episodes: [tomorrow] });
});
