/** Results as this reader wants them: before they enter the page, so that hidden scores are never in it [S44]. */
import type { DeviceChoices } from './device-choices.ts';
import { sportsBoardWords as words } from './sports-board-words.ts';
import { timeInZone } from './time-in-zone.ts';

export function arrangeBoard(board: ParentNode, device: DeviceChoices): void {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const each = (selector: string, act: (element: HTMLElement) => void): void =>
    board.querySelectorAll<HTMLElement>(selector).forEach(act);
  each('[data-score]', (part) => hideScore(part, device));
  each('[data-star]', (place) => putStar(place, device));
  each('[data-favourite]', (item) => {
    const names = item.dataset.favourite?.split(' ') ?? [];
    item.toggleAttribute('data-own', names.some(device.isFavourite));
  });
  each('[data-score-switch]', (place) => {
    const button = buttonOf(words.hideScores, { hideScores: '' });
    button.ariaPressed = String(device.hidesScores());
    place.replaceChildren(button);
  });
  each('time[data-kick-off]', (time) => {
    time.textContent = timeInZone(secondsOf(time.getAttribute('datetime')), timeZone) ?? time.textContent;
  });
  each('[data-zone-note]', (note) => {
    if (timeInZone(secondsOf(note.dataset.zoneNote), timeZone) !== null) note.textContent = words.zone;
  });
}

/** Takes out what is in the part; a named one has a button to show it. */
function hideScore(part: HTMLElement, device: DeviceChoices): void {
  const { score = '', match, titled } = part.dataset;
  if (!device.hides(score)) return;
  part.replaceChildren();
  if (match === undefined) return;
  const line = document.createElement('p');
  line.className = 'chips';
  const button = buttonOf(words.show, { reveal: score });
  button.ariaLabel = words.showScore(match);
  line.append(titled === undefined ? '' : words.hiddenScore(match), button);
  part.append(line);
}

function putStar(place: HTMLElement, device: DeviceChoices): void {
  const { star = '', name = '' } = place.dataset;
  const isOn = device.isFavourite(star);
  const button = buttonOf(isOn ? '★' : '☆', { mark: star });
  button.ariaPressed = String(isOn);
  button.ariaLabel = words.favourite(name);
  place.replaceChildren(button);
}

function buttonOf(text: string, data: Record<string, string>): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  Object.assign(button.dataset, data);
  return button;
}

function secondsOf(time: string | null | undefined): number {
  return Date.parse(time ?? '') / 1000;
}
