/** The differences between two states: fields first, then the text by words. */
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { editorWords } from '../editor/editor-words.ts';
import styles from './ComparedText.module.css';
import { FieldValue } from './FieldValue.tsx';
import { fieldName } from './field-name.ts';
import type { ComparedPart, Comparison } from './versions-calls.ts';
import { versionsWords } from './versions-words.ts';

export function ComparedText({ comparison: { fields, parts } }: { comparison: Comparison }) {
  const { language } = useNewsroom();
  const words = versionsWords[language];
  const isSame = fields.length === 0 && parts.every((part) => isQuiet(part));
  return (
    <div className={styles.text}>
      {isSame && <p className="note">{words.same}</p>}
      {fields.length > 0 && (
        <table className={styles.fields}>
          <caption className="visually-hidden">{words.fields}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.fields}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{fieldName(name, language)}</th>
                <td>
                  <del>
                    <FieldValue name={name} value={before} />
                  </del>
                </td>
                <td>
                  <ins>
                    <FieldValue name={name} value={after} />
                  </ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {groupsOf(parts).map((group) => (
        <Group key={group.at} parts={group.parts} />
      ))}
    </div>
  );
}

/** Longest run of unchanged blocks that is not folded. */
const fewUnchanged = 2;

function Group({ parts }: { parts: readonly PlacedPart[] }) {
  const { language } = useNewsroom();
  const shown = parts.map((part) => <Part key={part.at} part={part} />);
  if (parts.length <= fewUnchanged || !parts.every(isQuiet)) return shown;
  return (
    <details>
      <summary className={styles.folded}>{versionsWords[language].unchanged(parts.length)}</summary>
      <div className={styles.text}>{shown}</div>
    </details>
  );
}

function Part({ part }: { part: ComparedPart }) {
  const { language } = useNewsroom();
  const words = versionsWords[language];
  const { type, change, isMoved, hasOtherSettings, runs } = part;
  const labels = [words.change[change], isMoved && words.moved, hasOtherSettings && words.settings].filter(
    Boolean,
  );
  if (runs.length === 0 && labels.length === 0) return null;
  return (
    <div className={styles.part} data-change={change} data-moved={isMoved || undefined}>
      {(labels.length > 0 || runs.length === 0) && (
        <p className={styles.label}>
          {typeName(type, language)}
          {labels.length > 0 && `: ${labels.join(', ')}`}
        </p>
      )}
      <p className={type === 'title' ? styles.title : styles.runs}>
        {placed(runs).map(({ kind, text, at }) =>
          kind === 'same' ? (
            text
          ) : kind === 'added' ? (
            <ins key={at}>
              <span className="visually-hidden">{words.added}</span>
              {text}
            </ins>
          ) : (
            <del key={at}>
              <span className="visually-hidden">{words.removed}</span>
              {text}
            </del>
          ),
        )}
      </p>
    </div>
  );
}

function typeName(type: string, language: 'hu' | 'en'): string {
  const found = Object.entries(editorWords[language].blocks).find(([kind]) => kind === type);
  const name = found?.[1] ?? fieldName(type, language);
  return name.charAt(0).toLocaleUpperCase('hu') + name.slice(1);
}

function isQuiet({ change, isMoved }: ComparedPart): boolean {
  return change === 'same' && !isMoved;
}

type PlacedPart = ComparedPart & { at: number };

function placed<T extends object>(all: readonly T[]): (T & { at: number })[] {
  return all.map((one, at) => ({ ...one, at }));
}

/** Groups consecutive unchanged parts; each changed part is a group of its own. */
function groupsOf(parts: readonly ComparedPart[]): { at: number; parts: PlacedPart[] }[] {
  const groups: { at: number; parts: PlacedPart[] }[] = [];
  for (const part of placed(parts)) {
    const last = groups.at(-1);
    if (last && isQuiet(part) && last.parts.every(isQuiet)) last.parts.push(part);
    else groups.push({ at: part.at, parts: [part] });
  }
  return groups;
}
