/**
 * Generates the audio of a sample episode: plucked strings, the same for the same name on every machine. A mono MP3,
 * which every browser and podcast player plays; half a minute of it is encoded and repeated up to the episode's length.
 */
import { createMp3Encoder } from 'wasm-media-encoders';
import { createRandom, type Random } from '../random.ts';

export interface AudioRequest {
  seed: string;
  seconds: number;
}

/** Hertz; an MPEG-2 rate, the lowest that old players support, too. */
const rate = 16_000;
/** Kilobits a second, constant, so that players can seek without reading what comes before. */
const bitrate = 16;
/** Bytes of a second, and of a frame of 36 ms; players accept a file that ends with a whole frame. */
const [bytesPerSecond, frame] = [2000, 72];
const longestLoop = 30;
const beat = 0.28;
/** Semitones above the key note that are in harmony in any order. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16];
const chords = [0, -3, 5, -5];

export async function generateAudio({ seed, seconds }: AudioRequest): Promise<Buffer> {
  const loop = await generateLoop(seed, Math.min(seconds, longestLoop));
  const wanted = Math.ceil((seconds * bytesPerSecond) / frame) * frame;
  return Buffer.concat(Array.from({ length: Math.ceil(wanted / loop.length) }, () => loop)).subarray(
    0,
    wanted,
  );
}

async function generateLoop(seed: string, seconds: number): Promise<Buffer> {
  const random = createRandom(seed);
  const sound = new Float32Array(rate * seconds);
  const key = 196 * 2 ** (random.int(-4, 4) / 12);
  for (let at = 0, step = 0; at < seconds - 2; at += beat, step += 1) {
    const chord = chords[Math.floor(step / 8) % chords.length] ?? 0;
    if (step % 8 === 0) pluck(sound, at, (key / 2) * 2 ** (chord / 12), 0.5, random);
    if (random.chance(0.72)) pluck(sound, at, key * 2 ** ((chord + random.pick(scale)) / 12), 0.3, random);
  }
  fade(sound);
  return mp3(sound);
}

/** Karplus–Strong string synthesis: a noise buffer is repeated and low-pass filtered. */
function pluck(sound: Float32Array, at: number, pitch: number, loud: number, random: Random): void {
  const string = Float32Array.from({ length: Math.round(rate / pitch) }, () => random.range(-loud, loud));
  const first = Math.floor(at * rate);
  for (let n = 0; n < rate * 1.6 && first + n < sound.length; n += 1) {
    const place = n % string.length;
    const now = string[place] ?? 0;
    sound[first + n] = (sound[first + n] ?? 0) + now;
    string[place] = 0.497 * (now + (string[(place + 1) % string.length] ?? 0));
  }
}

function fade(sound: Float32Array): void {
  const length = rate / 2;
  for (let n = 0; n < length; n += 1) {
    const last = sound.length - 1 - n;
    sound[n] = ((sound[n] ?? 0) * n) / length;
    sound[last] = ((sound[last] ?? 0) * n) / length;
  }
}

/** The encoder returns views of its memory and overwrites them with the next chunk. */
async function mp3(sound: Float32Array): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 1, bitrate });
  const pieces: Buffer[] = [];
  for (let at = 0; at < sound.length; at += rate)
    pieces.push(Buffer.from(encoder.encode([sound.subarray(at, at + rate)])));
  pieces.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(pieces);
}
