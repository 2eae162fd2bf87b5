/** A line that shows where the dragged block would be dropped. */
export interface DropLine {
  /** @param top in window coordinates */
  show(text: HTMLElement, top: number): void;
  hide(): void;
}

export function createDropLine(): DropLine {
  let line: HTMLElement | null = null;
  return {
    show(text, top) {
      if (line === null) {
        line = document.createElement('div');
        line.className = 'drop-line';
        text.parentElement?.append(line);
      }
      const frame = line.offsetParent?.getBoundingClientRect();
      line.style.setProperty('--top', `${top - (frame?.top ?? 0)}px`);
    },
    hide() {
      line?.remove();
      line = null;
    },
  };
}
