/** Mounts the board of a sport; a choice that the reader makes before React is there loads its page. */
import type { ComponentType } from 'react';
import { type Mount, mountOf } from '#ui/mount-island.ts';

export function mountBoard<P extends object>(component: ComponentType<P>): Mount {
  const mount = mountOf(component);
  return (element, until) => {
    let isLeaving = false;
    const submit = (form: HTMLFormElement): void => {
      isLeaving = true;
      form.submit();
    };
    const submitUnlessReady = (event: Event): void => {
      const { target } = event;
      const isReady = element.querySelector('[data-ready]') !== null;
      const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
      if ((isReady && !isLeaving) || !isField || target.form?.dataset.choices === undefined) return;
      event.stopPropagation();
      submit(target.form);
    };
    // React hydrates in a task of its own, or in its own listener of this event, and would put the served choice back:
    // this listener is called before that one. The reader may choose again while the page of a choice is on its way.
    element.addEventListener('change', submitUnlessReady, { signal: until, capture: true });
    const forms = element.querySelectorAll<HTMLFormElement>('form[data-choices]');
    const chosen = [...forms].find(hasChoice);
    if (chosen) submit(chosen);
    else mount(element, until);
  };
}

/** Whether a field shows another choice than the served one. */
function hasChoice(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
      : field instanceof HTMLInputElement && field.type === 'date' && field.value !== field.defaultValue,
  );
}
