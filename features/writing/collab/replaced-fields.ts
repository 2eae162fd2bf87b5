/**
 * Field values of a writer that others replaced: the later value wins, and the writer of the earlier one is
 * notified [SAVE-06].
 */
import type { Step } from 'prosemirror-transform';
import { FieldStep, type Json } from './field-step.ts';

export class OwnFields {
  /** Confirmed values, by the names of the fields. */
  readonly #set = new Map<string, Json | undefined>();
  readonly #replaced = new Map<string, FieldValue>();

  confirmed(steps: readonly Step[]): void {
    for (const { name, value } of valuesIn(steps)) {
      this.#set.set(name, value);
      this.#replaced.delete(name);
    }
  }

  /** @param unconfirmed the writer's own steps, which are later than those of others */
  receive(others: readonly Step[], unconfirmed: readonly Step[]): void {
    const later = new Set(valuesIn(unconfirmed).map(({ name }) => name));
    for (const { name, value } of valuesIn(others)) {
      if (!this.#set.has(name)) continue;
      const own = this.#set.get(name);
      if (later.has(name) || JSON.stringify(own) === JSON.stringify(value)) continue;
      this.#set.delete(name);
      this.#replaced.set(name, { name, value: own });
    }
  }

  /** Returns each replaced field once, with the value that the writer had set. */
  takeReplaced(): FieldValue[] {
    const replaced = [...this.#replaced.values()];
    this.#replaced.clear();
    return replaced;
  }
}

export interface FieldValue {
  name: string;
  /** Undefined: the default. */
  value: Json | undefined;
}

/** Values of fields that steps replace as a whole. */
function valuesIn(steps: readonly Step[]): FieldValue[] {
  return steps.flatMap((step): FieldValue[] => {
    if (!(step instanceof FieldStep)) return [];
    const { change } = step;
    if (change.change === 'set') return [{ name: change.name, value: change.value }];
    return change.change === 'unset' ? [{ name: change.name, value: undefined }] : [];
  });
}
