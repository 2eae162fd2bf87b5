/** Compressors return the beginning of a block of 16 kB, and who keeps that would keep the whole block. */
export function exactly(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}
