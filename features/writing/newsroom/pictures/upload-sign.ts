/**
 * The placeholder of a picture that is being sent: its name, the progress, and buttons to pause, retry and
 * cancel [PIC-01].
 */
export interface UploadSign {
  element: HTMLElement;
  /** @param fraction progress from 0 to 1 */
  show(fraction: number): void;
  /** Shows the reason for an interruption, and a button to send again. */
  wait(why: string): void;
}

export interface UploadSignWords {
  cancel: string;
  pause: string;
  again: string;
}

export interface UploadActs {
  onCancel(): void;
  onPause(): void;
  onAgain(): void;
}

export function uploadSign(text: string, words: UploadSignWords, acts: UploadActs): UploadSign {
  const element = plainSign('');
  const state = document.createElement('span');
  state.setAttribute('role', 'status');
  const progress = document.createElement('progress');
  progress.setAttribute('aria-label', text);
  const pause = button(words.pause, text, acts.onPause);
  const again = button(words.again, text, acts.onAgain);
  again.hidden = true;
  const parts = [state, progress, pause, again, button(words.cancel, text, acts.onCancel)];
  element.append(text, ...parts.flatMap((part) => [' ', part]));
  const waits = (isWaiting: boolean) => {
    pause.hidden = isWaiting;
    progress.hidden = isWaiting;
    again.hidden = !isWaiting;
  };
  return {
    element,
    show(fraction) {
      state.textContent = '';
      waits(false);
      progress.value = fraction;
    },
    wait(why) {
      state.textContent = why;
      waits(true);
    },
  };
}

function button(label: string, of: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.setAttribute('aria-label', `${label}: ${of}`);
  made.addEventListener('click', onClick);
  return made;
}

/** A placeholder with text only. */
export function plainSign(text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'sign';
  element.contentEditable = 'false';
  element.textContent = text;
  return element;
}
