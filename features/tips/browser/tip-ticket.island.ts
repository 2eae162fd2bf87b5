import { offerSharing } from '#ui/browser/share.startup.ts';
import type { Mount } from '#ui/mount-island.ts';
import { saveInPlace } from './save-in-place.ts';

export const mount: Mount = (form, until) => saveInPlace(form, until, offerSharing);
