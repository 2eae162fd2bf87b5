/**
 * Gives a TrueType font another name. The licence of the fonts reserves theirs: what is made of them, such as a subset,
 * may not have it (OFL 1.1, condition 3).
 */

interface NameRecord {
  /** Platform, encoding and language. */
  kind: readonly [number, number, number];
  id: number;
  text: Buffer;
}

/** The notices of copyright, trademark and licence name the original. */
const keptIds = new Set([0, 7, 13, 14]);
const [tableEntryBytes, nameRecordBytes] = [16, 12];

/** `renameFont(font, /Source Serif 4( Variable)?/g, 'Lapzarta Serif')` */
export function renameFont(font: Buffer, former: RegExp, name: string): Buffer {
  const tables = tablesIn(font).map(({ tag, bytes }) => ({
    tag,
    bytes: tag === 'name' ? renamed(bytes, former, name) : bytes,
  }));
  return assemble(font, tables);
}

/** The texts of a font by their ids, of all platforms. */
export function namesIn(font: Buffer): { id: number; text: string }[] {
  const table = tablesIn(font).find(({ tag }) => tag === 'name');
  return table ? recordsIn(table.bytes).map(({ id, kind, text }) => ({ id, text: decode(kind, text) })) : [];
}

interface Table {
  tag: string;
  bytes: Buffer;
}

function tablesIn(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * tableEntryBytes;
    const start = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    };
  });
}

function recordsIn(table: Buffer): NameRecord[] {
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, at) => {
    const entry = 6 + at * nameRecordBytes;
    const start = texts + table.readUInt16BE(entry + 10);
    return {
      kind: [table.readUInt16BE(entry), table.readUInt16BE(entry + 2), table.readUInt16BE(entry + 4)],
      id: table.readUInt16BE(entry + 6),
      text: table.subarray(start, start + table.readUInt16BE(entry + 8)),
    };
  });
}

function renamed(table: Buffer, former: RegExp, name: string): Buffer {
  const records = recordsIn(table).map((record) => {
    if (keptIds.has(record.id)) return record;
    const text = decode(record.kind, record.text)
      .replaceAll(former, name)
      .replaceAll(/Source(Serif|Sans)\d?(Variable|VF)?/g, name.replaceAll(' ', ''));
    return { ...record, text: encode(record.kind, text) };
  });
  const head = Buffer.alloc(6 + records.length * nameRecordBytes);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [at, { kind, id, text }] of records.entries()) {
    const fields = [...kind, id, text.length, offset];
    for (const [place, field] of fields.entries())
      head.writeUInt16BE(field, 6 + at * nameRecordBytes + place * 2);
    offset += text.length;
  }
  return Buffer.concat([head, ...records.map(({ text }) => text)]);
}

/** Macintosh names have one byte a character, all others two. */
function decode([platform]: NameRecord['kind'], text: Buffer): string {
  return platform === 1 ? text.toString('latin1') : Buffer.from(text).swap16().toString('utf16le');
}

function encode([platform]: NameRecord['kind'], text: string): Buffer {
  return platform === 1 ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf16le').swap16();
}

function assemble(font: Buffer, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + tables.length * tableEntryBytes);
  font.copy(head, 0, 0, 12);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [at, { tag, bytes }] of tables.entries()) {
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    const entry = 12 + at * tableEntryBytes;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(checksumOf(padded), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function checksumOf(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
