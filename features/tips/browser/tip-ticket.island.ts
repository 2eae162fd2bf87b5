import { saveInPlace } from './save-in-place.ts';
import type { Mount } from '#ui/mount-island.ts';
import { offerSharing } from '#ui/browser/share.startup.ts';

export const mount: Mount = (form, until) => saveInPlace(form, until, offerSharing);
