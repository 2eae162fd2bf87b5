// Speaks the CMP API of the Transparency and Consent Framework 2.2, with a dialog to accept, to refuse, to agree to
// measurement only, or to leave open. It has no registration, so it makes no TC string: the one that it always gives is
// the example of the framework's own documentation, and its purposes are not those of the answer.
(() => {
  const key = 'sandbox-cmp';
  const tcString = 'COvFyGBOvFyGBAbAAAENAPCAAOAAAAAAAAAAAEEUACCKAAA';
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const plays = { accept: all, refuse: [], partial: [1, 8, 9] };
  const labels = { accept: 'Mindent elfogadok', refuse: 'Mindent elutasítok', partial: 'Csak a mérést' };
  const listeners = new Map();
  let nextId = 1;
  let dialog = null;

  const read = () => plays[localStorage.getItem(key)] ?? null;

  const dataFor = (eventStatus, listenerId) => {
    const granted = read() ?? [];
    return {
      ...{
        tcString: read() ? tcString : '',
        tcfPolicyVersion: 4,
        cmpId: 27,
        cmpVersion: 0,
        gdprApplies: true,
      },
      ...{
        eventStatus,
        cmpStatus: 'loaded',
        listenerId,
        isServiceSpecific: true,
        useNonStandardTexts: false,
      },
      ...{ publisherCC: 'HU', purposeOneTreatment: false },
      purpose: {
        consents: Object.fromEntries(all.map((id) => [id, granted.includes(id)])),
        legitimateInterests: {},
      },
      vendor: { consents: {}, legitimateInterests: {}, disclosedVendors: {} },
      specialFeatureOptins: {},
      publisher: { consents: {}, legitimateInterests: {}, customPurpose: {}, restrictions: {} },
    };
  };
  const emit = (eventStatus) => {
    for (const [id, listener] of listeners) listener(dataFor(eventStatus, id), true);
  };

  const show = () => {
    if (dialog) return;
    dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Hozzájárulás');
    Object.assign(dialog.style, { margin: 'auto auto 1rem', padding: '1rem', maxWidth: 'calc(100% - 2rem)' });
    const text = document.createElement('p');
    text.textContent = 'A hozzájárulási szolgáltatás próbája: mit engedélyez?';
    dialog.append(text);
    for (const [play, label] of Object.entries(labels)) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      Object.assign(button.style, { minHeight: '44px', margin: '0 0.5rem 0.5rem 0', padding: '0 1rem' });
      button.addEventListener('click', () => {
        localStorage.setItem(key, play);
        dialog.remove();
        dialog = null;
        emit('useractioncomplete');
      });
      dialog.append(button);
    }
    document.body.append(dialog);
    dialog.show();
    emit('cmpuishown');
  };

  const commands = {
    ping: (callback) =>
      callback(
        {
          ...{
            gdprApplies: true,
            cmpLoaded: true,
            cmpStatus: 'loaded',
            apiVersion: '2.2',
            cmpVersion: 0,
            cmpId: 27,
          },
          ...{ displayStatus: dialog ? 'visible' : 'hidden', gvlVersion: 15, tcfPolicyVersion: 4 },
        },
        true,
      ),
    addEventListener: (callback) => {
      const id = nextId++;
      listeners.set(id, callback);
      callback(dataFor(dialog ? 'cmpuishown' : 'tcloaded', id), true);
    },
    removeEventListener: (callback, id) => callback(listeners.delete(id)),
    // Not in the framework, and usual among consent services.
    displayConsentUi: (callback) => {
      show();
      callback(null, true);
    },
  };
  const api = (command, version, callback, parameter) => {
    const run = version === 2 || version === 0 ? commands[command] : undefined;
    if (run) run(callback ?? (() => undefined), parameter);
    else callback?.(null, false);
  };

  const waiting = window.__tcfapi?.() ?? [];
  window.__tcfapi = api;
  if (read() === null) show();
  for (const call of waiting) api(...call);
})();
