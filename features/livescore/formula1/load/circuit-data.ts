/** Data of a circuit for its view [F1-04]. */
import { formatNumber } from '#platform/text/hungarian-number.ts';
import type { CircuitData, CircuitOutline, Fact } from '../formula1-data.ts';
import { lengthTitle } from '../formula1-words.ts';
import type { Circuit } from '../race.ts';

export function circuitData(circuit: Circuit, outline: CircuitOutline | null): CircuitData {
  return { name: circuit.name, image: circuit.image, outline, facts: factsOf(circuit) };
}

function factsOf(circuit: Circuit): Fact[] {
  return [
    { title: 'Hossz', value: lengthTitle(circuit.length) },
    { title: 'Körök száma', value: numberText(circuit.laps) },
    { title: 'Versenytáv', value: lengthTitle(circuit.raceDistance) },
    { title: 'Körrekord', value: recordText(circuit) },
    { title: 'Első nagydíj', value: yearText(circuit.firstGrandPrix) },
    { title: 'Megnyitás', value: yearText(circuit.opened) },
    { title: 'Befogadóképesség', value: numberText(circuit.capacity) },
    { title: 'Tulajdonos', value: circuit.owner },
  ];
}

function recordText({ lapRecord }: Circuit): string | null {
  if (lapRecord === null) return null;
  const holder = [lapRecord.driver, lapRecord.year].filter(Boolean).join(', ');
  return holder === '' ? lapRecord.time : `${lapRecord.time} (${holder})`;
}

export function numberText(value: number | null): string | null {
  return value === null ? null : formatNumber(value);
}

export function yearText(year: number | null): string | null {
  return year === null ? null : String(year);
}
