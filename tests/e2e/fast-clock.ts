/** Imported before a program: its clock goes six times as fast. Timers keep their time, and with it every time limit. */
const speed = 6;
const began = Date.now();
const realNow = Date.now;
const now = (): number => began + (realNow() - began) * speed;

globalThis.Date = new Proxy(Date, {
  construct: (target, values, subclass) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, subclass),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
