import { openConsentDialog, startConsentService } from '#features/consent/public.ts';

export function startService(script: string): void {
  startConsentService(script);
}

/** The service's dialog; the page of cookies says what to do where it does not open. */
export async function openServiceOr(page: string): Promise<void> {
  if (!(await openConsentDialog())) location.assign(page);
}
