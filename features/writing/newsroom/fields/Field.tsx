import { useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { Switch } from '#ui/app/Switch.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import type { Json } from '../../collab/field-step.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { CoverField } from '../pictures/CoverField.tsx';
import { ChosenField } from './ChosenField.tsx';
import { changeField } from './change-field.ts';
import { isValidValue } from './field-rules.ts';
import { fieldName, fieldWords, valueName } from './field-words.ts';
import { SlugInput } from './SlugInput.tsx';
import type { PanelField } from './story-fields.ts';

export interface FieldProps {
  field: PanelField;
  fields: Readonly<Record<string, Json>>;
  storyId: number;
  connection: StoryConnection;
  isEditable: boolean;
}

/** One field of the panel, depending on its kind. */
export function Field({ field: { name, field }, storyId, ...rest }: FieldProps) {
  const { fields, connection, isEditable } = rest;
  const words = fieldWords[useNewsroom().language];
  const label = fieldName(words.names, name);
  const value = fields[name];
  switch (field.kind) {
    case 'text':
      return (
        <Line
          key={String(value)}
          label={label}
          isLong={field.isLong ?? false}
          isEditable={isEditable}
          value={String(value ?? '')}
          isValid={(text) => text === '' || isValidValue(name, text)}
          onChange={(text) =>
            changeField(
              connection,
              text === '' ? { change: 'unset', name } : { change: 'set', name, value: text },
            )
          }
        />
      );
    case 'slug':
      return (
        <Slug
          key={String(value)}
          storyId={storyId}
          label={label}
          isEditable={isEditable}
          value={String(value ?? '')}
          onChange={(slug) =>
            changeField(
              connection,
              slug === '' ? { change: 'unset', name } : { change: 'set', name, value: slug },
            )
          }
        />
      );
    case 'switch':
      return (
        <Switch
          label={label}
          isOn={value === true}
          isDisabled={!isEditable}
          onChange={(isOn) => changeField(connection, { change: 'set', name, value: isOn })}
        />
      );
    case 'flag':
      return <Flag flag={field.flag} label={label} {...rest} />;
    case 'choice':
      return (
        <ChoiceInput
          label={label}
          value={String(value ?? field.values[0])}
          isDisabled={!isEditable}
          choices={field.values.map((one) => ({ value: one, label: valueName(words.values, one) }))}
          onChange={(chosen) => changeField(connection, { change: 'set', name, value: chosen })}
        />
      );
    case 'picture':
      return (
        <CoverField label={label} name={name} value={value} connection={connection} isEditable={isEditable} />
      );
    default:
      return <ChosenField label={label} name={name} field={field} {...rest} />;
  }
}

interface FlagProps extends Pick<FieldProps, 'fields' | 'connection' | 'isEditable'> {
  flag: string;
  label: string;
}

function Flag({ flag, label, fields, connection, isEditable }: FlagProps) {
  const flags = Array.isArray(fields.flags) ? fields.flags : [];
  return (
    <Switch
      label={label}
      isOn={flags.includes(flag)}
      isDisabled={!isEditable}
      onChange={(isOn) =>
        changeField(
          connection,
          isOn
            ? { change: 'add', name: 'flags', element: flag, before: null }
            : { change: 'remove', name: 'flags', element: flag },
        )
      }
    />
  );
}

interface SlugProps {
  storyId: number;
  label: string;
  value: string;
  isEditable: boolean;
  onChange(slug: string): void;
}

/** Stored when the field loses focus, even if the slug is taken; the checklist then stops the publication. */
function Slug({ value, onChange, ...rest }: SlugProps) {
  const [typed, setTyped] = useState(value);
  const take = (slug: string) => {
    if (slug !== value && (slug === '' || isValidValue('slug', slug))) onChange(slug);
  };
  return (
    <SlugInput {...rest} value={typed} onChange={setTyped} onLeave={() => take(typed.trim())} onTake={take} />
  );
}

interface LineProps {
  label: string;
  value: string;
  isLong: boolean;
  isEditable: boolean;
  isValid(text: string): boolean;
  onChange(text: string): void;
}

/** Stored when the field loses focus: one change, not one for each key. */
function Line({ label, value, isLong, isEditable, isValid, onChange }: LineProps) {
  const [typed, setTyped] = useState(value);
  const [isFaulty, setFaulty] = useState(false);
  const words = fieldWords[useNewsroom().language];
  return (
    <TextInput
      label={label}
      kind={isLong ? 'long' : 'text'}
      value={typed}
      isReadOnly={!isEditable}
      onChange={setTyped}
      {...(isFaulty && { problem: words.invalid })}
      onLeave={() => {
        const text = typed.trim();
        setFaulty(!isValid(text));
        if (text !== value && isValid(text)) onChange(text);
      }}
    />
  );
}
