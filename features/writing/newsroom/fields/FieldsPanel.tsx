/**
 * The story's fields beside its text, in sections; which of them are open is stored for each person
 * [EDIT-02].
 */
import { type ReactNode, useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { browserStorage, isText, storedList, writeText } from '#platform/browser/text-storage.ts';
import { fieldsIn, type Json } from '../../collab/field-step.ts';
import type { PublicState } from '../../story-states.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useOfConnection } from '../connection/use-of-connection.ts';
import { FieldPlace } from '../presence/FieldPlace.tsx';
import { FieldNotes } from '../threads/FieldNotes.tsx';
import type { Thread } from '../threads/thread-calls.ts';
import { Field } from './Field.tsx';
import styles from './FieldsPanel.module.css';
import { mayChangeField } from './field-rules.ts';
import { fieldWords } from './field-words.ts';
import { type PanelSection, panelSections, siteOfStory } from './story-fields.ts';

interface FieldsPanelProps {
  storyId: number;
  connection: StoryConnection;
  publicState: PublicState;
  isEditable: boolean;
  /** Threads of the story; some are about fields. */
  threads: readonly Thread[];
  /** Content above the fields. */
  children?: ReactNode;
}

const storeName = 'newsroom-closed-sections';

export function FieldsPanel({
  storyId,
  connection,
  publicState,
  isEditable,
  threads,
  children,
}: FieldsPanelProps) {
  const { language, sites } = useNewsroom();
  const words = fieldWords[language];
  const fields = useFields(connection);
  const slug = siteOfStory(connection.state.doc);
  return (
    <aside
      className={styles.panel}
      aria-label={words.panel}
      onFocus={({ target }) => connection.others.enterField(fieldAround(target))}
      onBlur={() => connection.others.enterField(null)}
    >
      <p className={styles.site}>
        <span className="label">{words.site}</span> {sites.find((site) => site.slug === slug)?.name ?? slug}
      </p>
      {children}
      {panelSections.map((section) => (
        <Section
          key={section.id}
          storyId={storyId}
          section={section}
          fields={fields}
          connection={connection}
          publicState={publicState}
          isEditable={isEditable}
          threads={threads}
        />
      ))}
    </aside>
  );
}

function fieldAround(element: Element): string | null {
  return element.closest<HTMLElement>('[data-field]')?.dataset.field ?? null;
}

/** The same object until a field changes, so that typing in the text renders no field. */
function useFields(connection: StoryConnection): Readonly<Record<string, Json>> {
  return useOfConnection(connection, ({ state }) => fieldsIn(state.doc));
}

interface SectionProps extends Omit<FieldsPanelProps, 'children'> {
  section: PanelSection;
  fields: Readonly<Record<string, Json>>;
}

function Section({ section, storyId, fields, connection, publicState, isEditable, threads }: SectionProps) {
  const { id, fields: shown } = section;
  const { language, me } = useNewsroom();
  const site = siteOfStory(connection.state.doc);
  const words = fieldWords[language];
  const [isOpen] = useState(() => !closedSections().includes(id));
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        const others = closedSections().filter((one) => one !== id);
        writeText(browserStorage, storeName, JSON.stringify(open ? others : [...others, id]));
      }}
    >
      <summary className={styles.name}>{words.sections[id]}</summary>
      <div className={styles.fields}>
        {shown.map((field) => (
          <FieldPlace key={field.name} name={field.name} connection={connection}>
            <Field
              field={field}
              storyId={storyId}
              fields={fields}
              connection={connection}
              isEditable={isEditable && mayChangeField(field, me, { publicState, site })}
            />
            <FieldNotes field={field.name} threads={threads} />
          </FieldPlace>
        ))}
      </div>
    </details>
  );
}

function closedSections(): string[] {
  return storedList(browserStorage, storeName, isText);
}
