import { addressOfScript } from '../islands/Island.tsx';

/** Address of the script that plays sound: pages carry it beside what starts it, and nobody fetches it before that. */
export function usePlayer(): string | undefined {
  return addressOfScript('player');
}
