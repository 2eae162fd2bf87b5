/** What the player's bar is made of. */

import { speeds } from './heard-places.ts';
import type { playerWords } from './player-words.ts';

type Words = (typeof playerWords)['hu'];

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

/** @param language Of its words: it stays where another page speaks another. */
export function makeBar(words: Words, language: string): BarParts {
  const bar = make('section', { className: 'sound-bar', ariaLabel: words.player, lang: language });
  const cover = make('img', { className: 'cover', alt: '', width: 48, height: 48 });
  const title = make('a', { className: 'title' });
  const show = make('span', { className: 'show' });
  const toggle = button('toggle', words.play, icons.play);
  const back = button('back', words.back, icons.back);
  const on = button('on', words.on, icons.on);
  const seek = make('input', {
    type: 'range',
    min: '0',
    step: '1',
    value: '0',
    className: 'seek',
    ariaLabel: words.seek,
  });
  const time = make('span', { className: 'time' });
  const speed = make('select', { className: 'speed', ariaLabel: words.speed });
  speed.append(...speeds.map((value) => new Option(words.times(value), String(value))));
  const chapters = make('select', { className: 'chapters', ariaLabel: words.chapters });
  const close = button('close', words.close, icons.close);
  const status = make('span', { className: 'status', role: 'status' });
  const again = make('button', {
    type: 'button',
    className: 'again',
    textContent: words.again,
    hidden: true,
  });
  const names = make('p', { className: 'names' });
  names.append(title, show);
  const course = make('div', { className: 'course' });
  course.append(seek, time);
  const message = make('p', { className: 'message' });
  message.append(status, again);
  const controls = make('div', { className: 'controls' });
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
  back: 'M11 6 4 12l7 6zM20 6l-7 6 7 6z',
  on: 'M13 6l7 6-7 6zM4 6l7 6-7 6z',
  close: 'M5 6.4 6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6 10.6 12z',
};

const svg = 'http://www.w3.org/2000/svg';

function button(className: string, label: string, icon: string): HTMLButtonElement {
  const made = make('button', { type: 'button', className, ariaLabel: label, title: label });
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', icon);
  drawing.append(path);
  made.append(drawing);
  return made;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  said: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), said);
}
