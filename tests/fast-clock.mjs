/** Imported before a program: its clock goes six times as fast. Timers keep their time, and with it every time limit. */
const speed = 6;
const RealDate = Date;
const began = RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length === 0 ? [FastDate.now()] : values));
  }

  static now() {
    return began + (RealDate.now() - began) * speed;
  }
};
const FastDate = globalThis.Date;
