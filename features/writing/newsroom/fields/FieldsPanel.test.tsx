import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { EditorState } from 'prosemirror-state';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NewsroomProvider } from '#features/kit/public.newsroom.ts';
import { fieldsIn } from '../../collab/field-step.ts';
import type { PublicState } from '../../story-states.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { storyOf } from '../editor/story-document.fixture.ts';
import { nobodyElse } from '../presence/others.ts';
import { changeField } from './change-field.ts';
import { FieldsPanel } from './FieldsPanel.tsx';
import { isValidValue } from './field-rules.ts';
import { panelSections } from './story-fields.ts';

/** A connection that sends no changes. */
function connectionOf(state: EditorState): StoryConnection & { state: EditorState } {
  const connection = {
    state,
    status: { kind: 'saved', at: new Date() } as const,
    others: nobodyElse,
    isSafe: true,
    version: 0,
    epoch: 0,
    kept: { unsent: [], closed: new Set<string>() },
    closeKept: () => undefined,
    takeReplacedFields: () => [],
    dispatch: (transaction: Parameters<StoryConnection['dispatch']>[0]) => {
      connection.state = connection.state.apply(transaction);
    },
    subscribe: () => () => undefined,
    flush: async () => true,
    close: async () => undefined,
  };
  return connection;
}

function panel(connection: StoryConnection, isEditable = true, publicState: PublicState = 'never'): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NewsroomProvider
        value={{
          me: { id: 1, name: 'Eszter', roles: ['editor'] },
          language: 'hu',
          sites: [{ slug: 'telex', name: 'Lapzárta', timeZone: 'Europe/Budapest' }],
          send: async () => ({
            kind: 'failure',
            failure: { reason: 'offline', requestId: '', code: '', fields: {} },
          }),
          tell: () => undefined,
        }}
      >
        <FieldsPanel
          storyId={1}
          connection={connection}
          publicState={publicState}
          isEditable={isEditable}
          threads={[]}
        />
      </NewsroomProvider>
    </QueryClientProvider>,
  );
}

describe('the fields of a story', () => {
  it('are fixed where only acts change them once the story is public [EDIT-03]', () => {
    const fixed = (html: string) => html.match(/readOnly|readonly|disabled/g)?.length ?? 0;
    const draft = panel(connectionOf(storyOf()));
    expect(fixed(panel(connectionOf(storyOf()), true, 'public'))).toBeGreaterThan(fixed(draft));
    expect(isValidValue('slug', 'uj-hid')).toBe(true);
    expect(isValidValue('slug', 'Új híd')).toBe(false);
  });

  it('are named in words, in sections that open and close [EDIT-02] [EDIT-03]', () => {
    const html = panel(connectionOf(storyOf()));
    expect(html.match(/<details/g)).toHaveLength(panelSections.length);
    for (const text of ['Lapzárta', 'Rovat', 'Címkék', 'Szerzők', 'Fizetett tartalom', 'Fejléc'])
      expect(html).toContain(text);
  });

  it('change each for itself; of a list only the element [SAVE-06]', () => {
    const connection = connectionOf(storyOf());
    changeField(connection, { change: 'add', name: 'tagIds', element: 3, before: null });
    changeField(connection, { change: 'add', name: 'tagIds', element: 5, before: null });
    changeField(connection, { change: 'remove', name: 'tagIds', element: 3 });
    changeField(connection, { change: 'add', name: 'flags', element: 'pr', before: null });
    changeField(connection, { change: 'set', name: 'slug', value: 'a-hid' });
    expect(fieldsIn(connection.state.doc)).toEqual({
      site: 'telex',
      tagIds: [5],
      flags: ['pr'],
      slug: 'a-hid',
    });
    expect(panel(connection)).toMatch(/<input[^>]*value="a-hid"/);
  });

  it('cannot be changed by whoever may only read [EDIT-16]', () => {
    const html = panel(connectionOf(storyOf()), false);
    expect(html).not.toMatch(/<input type="checkbox"(?![^>]*disabled)/);
    expect(html).not.toContain('combobox');
  });
});
