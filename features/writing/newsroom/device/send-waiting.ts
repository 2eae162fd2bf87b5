import type { Send } from '#features/kit/public.newsroom.ts';
import type { Device } from './device.ts';

/** Sends unsent changes of closed tabs on this device. */
export async function sendWaiting(device: Device, send: Send): Promise<void> {
  const stories = new Set((await device.waiting()).map(({ story }) => story));
  if (stories.size === 0) return;
  // Loaded on demand: it includes the schema of stories, which boards do not need.
  const { sendLeft } = await import('./send-left.ts');
  for (const story of stories) await device.alone(story, () => sendLeft(device, story, send));
}
