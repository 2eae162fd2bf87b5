/** Addresses in attributes of the document: safe ones only. */
import { z } from 'zod';
import { safeAddress } from '../safe-address.ts';

export const linkAddress = z.string().refine((address) => safeAddress(address) !== null);

/** A file, a video or a page of another site. */
export const fileAddress = linkAddress.refine((address) => /^(https?:|\/)/.test(safeAddress(address) ?? ''));
