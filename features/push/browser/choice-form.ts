/** The fields of the page of notifications. */

import type { PushChoice } from '../devices/stored-state.ts';
import { fieldOf, refOf } from '../pages/notifications-data.ts';
import { clockOfMinutes, minutesOfClock, noQuietHours } from '../quiet-hours.ts';
import type { KnownChoice } from './subscribe-browser.ts';

/** Ticks what the browser has; what a link offered to follow stays ticked. */
export function showChoice(form: HTMLFormElement, { topics, quiet }: KnownChoice): void {
  for (const topic of topics) {
    const field = topicFields(form).find(({ value }) => value === fieldOf(topic)) ?? addFollowed(form, topic);
    if (field) field.checked = true;
  }
  if (quiet.from === quiet.to) return;
  setField(form, 'quiet', (field) => {
    field.checked = true;
  });
  setField(form, 'quiet-from', (field) => {
    field.value = clockOfMinutes(quiet.from);
  });
  setField(form, 'quiet-to', (field) => {
    field.value = clockOfMinutes(quiet.to);
  });
}

export function readForm(form: HTMLFormElement): PushChoice {
  const topics = topicFields(form)
    .filter(({ checked }) => checked)
    .flatMap(({ value }) => refOf(value) ?? []);
  const values = new FormData(form);
  const from = minutesOfClock(String(values.get('quiet-from')));
  const to = minutesOfClock(String(values.get('quiet-to')));
  const isQuiet = values.has('quiet') && from !== null && to !== null;
  return { topics, quiet: isQuiet ? { from, to } : noQuietHours };
}

/** The two times are shown with quiet hours only. */
export function showHours(form: HTMLFormElement): void {
  const hours = form.querySelector<HTMLElement>('[data-push-hours]');
  if (hours) hours.hidden = !new FormData(form).has('quiet');
}

/** The part with the tags and matches that the reader follows. */
export function followedField(form: HTMLFormElement): HTMLElement {
  return form.querySelector<HTMLElement>('[data-push-followed]') ?? form;
}

function topicFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name=topic]')];
}

function setField(form: HTMLFormElement, id: string, set: (field: HTMLInputElement) => void): void {
  const field = form.querySelector<HTMLInputElement>(`#${id}`);
  if (field) set(field);
}

function addFollowed(
  form: HTMLFormElement,
  topic: KnownChoice['topics'][number],
): HTMLInputElement | undefined {
  const template = form.querySelector<HTMLTemplateElement>('[data-push-followed-item]');
  const item = template?.content.firstElementChild?.cloneNode(true);
  const input = item instanceof HTMLElement ? item.querySelector('input') : null;
  const label = item instanceof HTMLElement ? item.querySelector('label') : null;
  if (!item || !input || !label) return undefined;
  input.value = fieldOf(topic);
  input.id = label.htmlFor = `topic-${fieldOf(topic)}`;
  label.textContent = topic.title;
  form.querySelector('[data-push-followed-list]')?.append(item);
  followedField(form).hidden = false;
  return input;
}
