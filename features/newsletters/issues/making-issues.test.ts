import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeStories } from '#tests/stories.ts';
import { withTestApp } from '#tests/test-app.ts';
import { newsletterOf } from '../newsletters-part.ts';
import { newsletterIssuePage } from '../pages/issue.page.ts';
import { addSubscribers, addTestIssue } from './sending.fixture.ts';

const testApp = withTestApp();
const newsletters = () => testApp.context.newsletters;

beforeEach(async () => {
  testApp.setTime('2026-11-23T08:00:00+01:00');
  await sql`truncate newsletter_subscribers, newsletter_issues, newsletter_drafts, outbox cascade`.execute(
    testApp.context.db,
  );
});

describe('making an issue', () => {
  const reggeli = () => {
    const found = newsletterOf(testApp.context.edition, 'reggeli');
    if (!found) throw new Error('no list');
    return found;
  };
  const render = async (_view: string, _frame: object, props: object) => `<p>${JSON.stringify(props)}</p>`;

  it('takes the editor’s words and choice, then the newest stories, each once [S49]', async () => {
    const { bridge, draft, ferry } = await writeStories(testApp.context);
    const feature = newsletters();
    await feature.saveDraft('reggeli', {
      subject: 'Jó reggelt',
      words: 'Első.\n\nMásodik.',
      articles: [bridge, draft],
    });
    const preview = await feature.preview(reggeli(), render);
    expect(preview).toMatchObject({
      subject: 'Jó reggelt',
      content: {
        words: ['Első.', 'Második.'],
        parts: [
          { title: 'A szerkesztő ajánlja', stories: [{ id: bridge, url: expect.stringMatching(/^\//) }] },
          {},
        ],
      },
    });
    const ids = preview?.content.parts.flatMap(({ stories }) => stories.map(({ id }) => id)) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    // Not public, and in another language.
    expect(ids).not.toContain(draft);
    expect(ids).not.toContain(ferry);
  });

  it('of a list for the invited links to no archive, and has none', async () => {
    const { edition } = testApp.context;
    const list = newsletterOf(edition, 'tamogatoi');
    if (!list) throw new Error('no list');
    const feature = newsletters();
    await feature.saveDraft('tamogatoi', { subject: '', words: 'Szavak.', articles: [] });
    const preview = await feature.preview(list, render);
    expect(preview?.html).toContain('"archive":null,"signUp":null');
    const { at } = newsletterIssuePage;
    const codes = (typeof at === 'function' ? at(edition) : (at ?? [])).map(({ row }) => row.code);
    expect(codes).toContain('reggeli');
    expect(codes).not.toContain('tamogatoi');
  });

  it('freezes the recipients, uses up the draft and is in the archive', async () => {
    await addSubscribers(testApp.context.db, 'reggeli', 4);
    const feature = newsletters();
    await feature.saveDraft('reggeli', { subject: '', words: 'Szavak.', articles: [] });
    const made = await feature.makeIssue(reggeli(), render);
    expect(made).toMatchObject({ kind: 'made', slug: '2026-11-23', recipients: 4 });
    expect(await feature.draft('reggeli')).toBeNull();
    expect(await feature.issue('reggeli', '2026-11-23')).toMatchObject({ content: { words: ['Szavak.'] } });
    await feature.saveDraft('reggeli', { subject: '', words: 'Ismét.', articles: [] });
    expect(await feature.makeIssue(reggeli(), render)).toMatchObject({ slug: '2026-11-23-2' });
  });

  it('happens once at each scheduled time, by whichever process is first', async () => {
    testApp.setTime('2026-11-23T06:30:00+01:00');
    await addSubscribers(testApp.context.db, 'reggeli', 2);
    await Promise.all([newsletters().runSchedule(render), newsletters().runSchedule(render)]);
    await newsletters().runSchedule(render);
    const made = await newsletters().recentIssues('reggeli', 10);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ slot: new Date('2026-11-23T05:30:00Z') });
  });

  it('does not happen hours after its time', async () => {
    testApp.setTime('2026-11-23T09:30:01+01:00');
    await newsletters().runSchedule(render);
    expect(await newsletters().recentIssues('reggeli', 10)).toEqual([]);
  });

  it('is skipped, once, when there is nothing to send', async () => {
    testApp.setTime('2026-11-26T09:00:00+01:00');
    const report = await newsletters().runSchedule(render);
    expect(report).toContain('karakter-heti');
    expect(await newsletters().recentIssues('karakter-heti', 10)).toMatchObject([{ state: 'skipped' }]);
    expect(await newsletters().issues('karakter-heti', 10)).toEqual([]);
    expect(await newsletters().runSchedule(render)).toBe('');
  });
});

describe('an issue of long ago', () => {
  it('names no recipients any more when the edition’s time is over; the numbers stay', async () => {
    const { db, edition } = testApp.context;
    expect(edition.retention.newsletterRecipientsDays).toBe(400);
    await addSubscribers(db, 'reggeli', 1);
    const issue = await addTestIssue(db, 'reggeli', '2026-11-23');
    await sql`
      update newsletter_issues set state = 'sent', finished_at = '2026-11-23T07:00:00Z' where id = ${issue}`.execute(
      db,
    );
    await sql`update newsletter_recipients set state = 'sent' where issue_id = ${issue}`.execute(db);
    const persons = async () => {
      const found = await sql<{ count: number }>`
        select count(subscriber_id)::int as count from newsletter_recipients where issue_id = ${issue}`.execute(
        db,
      );
      return found.rows[0]?.count;
    };
    testApp.setTime('2027-12-28T07:59:59+01:00');
    await newsletters().prune();
    expect(await persons()).toBe(1);
    testApp.setTime('2027-12-28T08:00:01+01:00');
    await newsletters().prune();
    expect(await persons()).toBe(0);
    expect(await newsletters().status(issue)).toMatchObject({ recipients: { sent: 1 } });
  });
});
