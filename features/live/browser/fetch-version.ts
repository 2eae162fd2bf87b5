/** Version of a live page. The address is the same for all readers, so that the CDN can cache the response [S15]. */
export async function fetchVersion(address: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(address, { signal, credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { v } = await answer.json();
  if (typeof v !== 'number') throw new Error(`${address} returned no version.`);
  return v;
}
