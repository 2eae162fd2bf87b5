const silentAfterMs = 20_000;

/** Loads a script of a service once per document; if it is blocked, missing or silent, that is logged once [S17]. */
export function loadScript(address: string): void {
  const scripts = [...document.scripts];
  if (scripts.some(({ dataset }) => dataset.measurement === address)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.dataset.measurement = address;
  const silence = setTimeout(() => console.info(`${address} does not answer.`), silentAfterMs);
  script.addEventListener('load', () => clearTimeout(silence));
  script.addEventListener('error', () => {
    clearTimeout(silence);
    console.info(`${address} could not be loaded.`);
  });
  document.head.append(script);
}
