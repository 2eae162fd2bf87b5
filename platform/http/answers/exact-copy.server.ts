/**
 * Copies compressed bytes: compressors return a slice of a 16 kB block, and a cached slice would keep the whole block
 * in memory.
 */
export function exactCopy(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}
