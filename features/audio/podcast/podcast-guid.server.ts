/** A podcast's permanent id in all directories: UUID 5 of the address of its first feed, as Podcasting 2.0 requires. */
import { createHash } from 'node:crypto';

const namespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/** @param feed Full address; its scheme and trailing slashes are ignored. */
export function podcastGuid(feed: string): string {
  const name = feed.replace(/^\w+:\/\//, '').replace(/\/+$/, '');
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
