import { saveInPlace } from '#features/tips/public.ts';
import type { Mount } from '#ui/mount-island.ts';
import { offerSharing } from '../behaviours/share.ts';

export const mount: Mount = (form, until) => saveInPlace(form, until, offerSharing);
