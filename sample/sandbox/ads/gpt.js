// Speaks Google Publisher Tag's interface and fills slots with pictures of our own. Calls are in `window.__gpt.calls`; those
// that the real one forbids or that need consent are in `window.__gpt.faults`, which tests expect to be empty.
(() => {
  const slots = new Map();
  const listeners = new Map();
  const state = { calls: [], faults: [], requests: [], empty: [], delayMs: 150 };
  const waiting = window.googletag?.cmd ?? [];
  Object.assign(state, window.__gpt ?? {});
  window.__gpt = state;

  const note = (name, detail = '') => state.calls.push(`${name} ${detail}`.trim());
  const fault = (what) => {
    state.faults.push(what);
    console.error(`The ad server's sandbox: ${what}`);
  };
  const emit = (name, event) => {
    for (const listener of listeners.get(name) ?? []) listener({ serviceName: 'publisher_ads', ...event });
  };

  const fits = (sizes, room) =>
    sizes.find((size) => size !== 'fluid' && size[0] <= room.clientWidth) ??
    (sizes.includes('fluid') ? 'fluid' : null);

  const fill = (slot) => {
    const room = document.getElementById(slot.id);
    if (!room) return;
    const size = state.empty.some((part) => slot.path.includes(part)) ? null : fits(slot.sizes, room);
    if (size !== null) {
      const [width, height] = size === 'fluid' ? [Math.min(640, room.clientWidth), 280] : size;
      const picture = new Image(width, height);
      picture.alt = '';
      picture.src = `/__ads/creative/${width}x${height}.svg`;
      room.replaceChildren(picture);
    }
    emit('slotRenderEnded', { slot, isEmpty: size === null, size: size === 'fluid' ? [0, 0] : size });
    if (size !== null) emit('slotOnload', { slot });
  };

  const service = {
    addEventListener: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    removeEventListener: (name, listener) =>
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((one) => one !== listener),
      ),
    setPrivacySettings: (settings) => note('setPrivacySettings', JSON.stringify(settings)),
    refresh(chosen) {
      for (const slot of chosen) {
        note('refresh', slot.path);
        if (!slots.has(slot.id)) fault(`${slot.path} is requested after it was destroyed`);
        if (document.documentElement.dataset.ads !== 'granted')
          fault(`${slot.path} is requested without consent`);
        state.requests.push({ path: slot.path, targeting: state.targeting ?? {} });
        emit('slotRequested', { slot });
        setTimeout(() => slots.has(slot.id) && fill(slot), state.delayMs);
      }
    },
    getSlots: () => [...slots.values()],
  };

  window.googletag = {
    apiReady: true,
    pubadsReady: true,
    cmd: { push: (...commands) => commands.forEach((command) => void command()) },
    pubads: () => service,
    enableServices: () => note('enableServices'),
    setConfig(config) {
      note('setConfig', Object.keys(config).join());
      // Keys of earlier calls stay; null removes one.
      const targeting = Object.entries({ ...state.targeting, ...config.targeting });
      state.targeting = Object.fromEntries(targeting.filter(([, value]) => value !== null));
    },
    defineSlot(path, sizes, id) {
      note('defineSlot', path);
      if (slots.has(id)) {
        fault(`${id} is defined twice`);
        return null;
      }
      const slot = {
        ...{ path, sizes, id },
        addService: () => slot,
        getSlotElementId: () => id,
        getAdUnitPath: () => path,
      };
      slots.set(id, slot);
      return slot;
    },
    display(id) {
      note('display', id);
      if (!slots.has(id)) fault(`${id} is displayed and not defined`);
    },
    destroySlots(chosen = [...slots.values()]) {
      for (const { id, path } of chosen) {
        note('destroy', path);
        if (!document.getElementById(id)) fault(`${path} is destroyed after its element was removed`);
        slots.delete(id);
      }
      return true;
    },
  };
  for (const command of waiting) command();
})();
