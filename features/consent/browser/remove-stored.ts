import { storedNames } from '../stored-names.ts';

/** Removes what is stored for purposes that are not granted, also what scripts of others stored on our domain [S18]. */
export function removeWithoutConsent(): void {
  const granted = (document.documentElement.dataset.consent ?? '').split(' ');
  const names = Object.entries(storedNames).flatMap(([purpose, all]) =>
    granted.includes(purpose) ? [] : all,
  );
  for (const pair of document.cookie.split('; ')) {
    const [cookie = ''] = pair.split('=');
    const isOf = (name: string): boolean =>
      name.endsWith('*') ? cookie.startsWith(name.slice(0, -1)) : cookie === name;
    if (names.some(isOf)) removeCookie(cookie);
  }
  try {
    for (const storage of [localStorage, sessionStorage]) for (const name of names) storage.removeItem(name);
  } catch {
    // The browser forbids storage, so nothing is stored.
  }
}

/** They are set for the widest domain that the browser allows. */
function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and needs https
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
