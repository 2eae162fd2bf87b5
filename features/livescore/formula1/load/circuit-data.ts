/** Data of a circuit for its view [F1-04]. */
import { formatNumber } from '#platform/text/hungarian-number.ts';
import type { CircuitData, CircuitOutline, Fact } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { lengthTitle, timeTitle } from '../formula1-words.ts';
import type { Circuit } from '../race.ts';

export function circuitData(circuit: Circuit, outline: CircuitOutline | null): CircuitData {
  return { name: circuit.name, image: circuit.image, outline, facts: factsOf(circuit) };
}

function factsOf(circuit: Circuit): Fact[] {
  const words = formula1PageWords.circuitFacts;
  return [
    { title: words.length, value: lengthTitle(circuit.length) },
    { title: words.laps, value: numberText(circuit.laps) },
    { title: words.distance, value: lengthTitle(circuit.raceDistance) },
    { title: words.record, value: recordText(circuit) },
    { title: words.first, value: yearText(circuit.firstGrandPrix) },
    { title: words.opened, value: yearText(circuit.opened) },
    { title: words.capacity, value: numberText(circuit.capacity) },
    { title: words.owner, value: circuit.owner },
  ];
}

function recordText({ lapRecord }: Circuit): string | null {
  if (lapRecord === null) return null;
  const holder = [lapRecord.driver, lapRecord.year].filter(Boolean).join(', ');
  const time = timeTitle(lapRecord.time);
  return holder === '' ? time : `${time} (${holder})`;
}

export function numberText(value: number | null): string | null {
  return value === null ? null : formatNumber(value);
}

export function yearText(year: number | null): string | null {
  return year === null ? null : String(year);
}
