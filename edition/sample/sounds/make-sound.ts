/**
 * What an episode of the sample sounds like: plucked strings, the same for the same name on every machine. A WAV of one
 * channel, which every browser plays.
 */
import { createRandom, type Random } from '../pictures/random.ts';

export interface WantedSound {
  seed: string;
  seconds: number;
  /** Seconds at which a bell is heard. */
  bells: readonly number[];
}

const rate = 8_000;
const beat = 0.28;
/** Steps over the key note that go with each other whatever their order. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16];
const chords = [0, -3, 5, -5];

export function makeSound({ seed, seconds, bells }: WantedSound): Buffer {
  const random = createRandom(seed);
  const sound = new Float32Array(rate * seconds);
  const key = 196 * 2 ** (random.int(-4, 4) / 12);
  for (let at = 0, step = 0; at < seconds - 2; at += beat, step += 1) {
    const chord = chords[Math.floor(step / 8) % chords.length] ?? 0;
    if (step % 8 === 0) pluck(sound, at, (key / 2) * 2 ** (chord / 12), 0.5, random);
    if (random.chance(0.72)) pluck(sound, at, key * 2 ** ((chord + random.pick(scale)) / 12), 0.3, random);
  }
  for (const at of bells) ring(sound, at, key * 4);
  fade(sound);
  return wav(sound);
}

/** Karplus and Strong's string: noise that runs round and loses its sharpness. */
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

function ring(sound: Float32Array, at: number, pitch: number): void {
  const first = Math.floor(at * rate);
  for (let n = 0; n < rate && first + n < sound.length; n += 1) {
    const tone = Math.sin((2 * Math.PI * pitch * n) / rate) * Math.exp((-5 * n) / rate) * 0.25;
    sound[first + n] = (sound[first + n] ?? 0) + tone;
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

function wav(sound: Float32Array): Buffer {
  const bytes = sound.length * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  for (const [n, value] of sound.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_000), 44 + n * 2);
  return file;
}
