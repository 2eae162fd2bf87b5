/** Services that a reader agreed to be shown at once, as hosts. Kept on this device alone. */
import { listIn, type Memory } from './kept-texts.ts';

const kept = 'lapzarta-embeds';

export function agreedServices(memory: Memory): string[] {
  try {
    return listIn(memory, kept);
  } catch {
    return [];
  }
}

/** @returns What is agreed to now; where nothing is kept it holds for this page. */
export function decide(memory: Memory, service: string, agrees: boolean): string[] {
  const others = agreedServices(memory).filter((one) => one !== service);
  const agreed = agrees ? [...others, service] : others;
  try {
    memory.setItem(kept, JSON.stringify(agreed));
  } catch {
    // As said above.
  }
  return agreed;
}
