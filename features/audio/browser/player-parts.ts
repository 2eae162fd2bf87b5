/** Creates the elements of the player bar. */

import { speeds } from './playback-positions.ts';
import type { PlayerWords } from './player-words.ts';

export interface BarParts {
  bar: HTMLElement;
  cover: HTMLImageElement;
  title: HTMLAnchorElement;
  show: HTMLElement;
  toggle: HTMLButtonElement;
  back: HTMLButtonElement;
  on: HTMLButtonElement;
  seek: HTMLInputElement;
  time: HTMLElement;
  speed: HTMLSelectElement;
  chapters: HTMLSelectElement;
  close: HTMLButtonElement;
  status: HTMLElement;
  again: HTMLButtonElement;
}

/** @param language Language of its texts: the bar persists on pages in another language. */
export function createBar(words: PlayerWords, language: string): BarParts {
  const bar = createElement('section', { className: 'sound-bar', ariaLabel: words.player, lang: language });
  const cover = createElement('img', { className: 'cover', alt: '', width: 48, height: 48 });
  const title = createElement('a', { className: 'title' });
  const show = createElement('span', { className: 'show' });
  const toggle = button('toggle', words.play, icons.play);
  const back = button('back', words.back, icons.back, '15');
  const on = button('on', words.on, icons.on, '30');
  const seek = createElement('input', {
    type: 'range',
    min: '0',
    step: '1',
    value: '0',
    className: 'seek',
    ariaLabel: words.seek,
  });
  const time = createElement('span', { className: 'time' });
  const speed = createElement('select', { className: 'speed', ariaLabel: words.speed });
  speed.append(...speeds.map((value) => new Option(words.times(value), String(value))));
  const chapters = createElement('select', { className: 'chapters', ariaLabel: words.chapters });
  const close = button('close', words.close, icons.close);
  const status = createElement('span', { className: 'status', role: 'status' });
  const again = createElement('button', {
    type: 'button',
    className: 'again',
    textContent: words.again,
    hidden: true,
  });
  const names = createElement('p', { className: 'names' });
  names.append(title, show);
  const course = createElement('div', { className: 'course' });
  course.append(seek, time);
  const message = createElement('p', { className: 'message' });
  message.append(status, again);
  const controls = createElement('div', { className: 'controls' });
  controls.append(back, toggle, on, chapters, speed);
  bar.append(cover, names, controls, course, close, message);
  return { bar, cover, title, show, toggle, back, on, seek, time, speed, chapters, close, status, again };
}

export function setIcon(button: HTMLButtonElement, icon: 'play' | 'pause', label: string): void {
  if (button.ariaLabel === label) return;
  button.ariaLabel = label;
  button.querySelector('path')?.setAttribute('d', icons[icon]);
}

const icons = {
  play: 'M7 4.5v15l13-7.5z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  back: 'M12 3.5V1L7.6 4.6 12 8.2V5.5a7 7 0 1 1-7 7H3a9 9 0 1 0 9-9z',
  on: 'M12 3.5V1l4.4 3.6L12 8.2V5.5a7 7 0 1 0 7 7h2a9 9 0 1 1-9-9z',
  close: 'M5 6.4 6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6 10.6 12z',
};

const svg = 'http://www.w3.org/2000/svg';

function button(className: string, label: string, icon: string, seconds = ''): HTMLButtonElement {
  const element = createElement('button', { type: 'button', className, ariaLabel: label, title: label });
  const iconElement = document.createElementNS(svg, 'svg');
  iconElement.setAttribute('viewBox', '0 0 24 24');
  iconElement.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', icon);
  iconElement.append(path);
  if (seconds !== '') {
    const figure = document.createElementNS(svg, 'text');
    for (const [key, value] of Object.entries({ x: '12', y: '15.4', 'text-anchor': 'middle' })) {
      figure.setAttribute(key, value);
    }
    figure.textContent = seconds;
    iconElement.append(figure);
  }
  element.append(iconElement);
  return element;
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
