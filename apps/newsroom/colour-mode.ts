/** Light, dark, or as the system: one choice for readers' pages and the newsroom. */
import { browserStorage, readText, writeText } from '#platform/browser/text-storage.ts';

const key = 'colour-mode';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

export function chosenColourMode(): ColourMode {
  const stored = readText(browserStorage, key);
  return colourModes.find((mode) => mode === stored) ?? 'system';
}

export function applyColourMode(mode: ColourMode = chosenColourMode()): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset.readerScheme;
  else dataset.readerScheme = mode;
}

export function chooseColourMode(mode: ColourMode): void {
  writeText(browserStorage, key, mode);
  applyColourMode(mode);
}
