/** Imported before a program: its clock goes six times as fast. Timers keep their time, and with it every time limit. */
const speed = 6;
const RealDate = Date;
const began = RealDate.now();

class FastDate extends RealDate {
  constructor(...values: []) {
    super(...(values.length === 0 ? ([FastDate.now()] as unknown as []) : values));
  }

  static override now(): number {
    return began + (RealDate.now() - began) * speed;
  }
}

globalThis.Date = FastDate as DateConstructor;
