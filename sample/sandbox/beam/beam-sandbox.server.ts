/**
 * The sandbox of what measures pages: the tracker of REMP Beam, which refuses wrong messages, stand-ins for the scripts
 * of the audience measurement, Google and Facebook, and a page with what was received.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { beamFormats } from './beam-formats.ts';
import { type Received, receivedPage } from './received-page.ts';

interface BeamRequest {
  method: string;
  path: string;
  body: string;
  now: Date;
}

interface BeamAnswer {
  status: number;
  type: string;
  body: string;
}

const scripts = ['audience.js', 'gtag.js', 'gtm.js', 'facebook.js'];
const most = 500;
/** Properties of the sample edition. */
const known = /^00000000-0000-4000-8000-/;

const collected = z.strictObject({
  service: z.enum(['audience', 'analytics', 'tag manager', 'facebook']),
  event: z.string(),
  details: z.json(),
});

export interface BeamSandbox {
  answer(request: BeamRequest): Promise<BeamAnswer | null>;
}

export function createBeamSandbox(): BeamSandbox {
  const received: Received[] = [];

  function note(one: Received): BeamAnswer {
    received.unshift(one);
    received.length = Math.min(received.length, most);
    return { status: one.status, type: 'text/plain', body: one.fault };
  }

  return {
    async answer({ method, path, body, now }) {
      if (method === 'GET' && scripts.includes(path)) {
        const script = await readFile(join(import.meta.dirname, path), 'utf8');
        return { status: 200, type: 'text/javascript; charset=utf-8', body: script };
      }
      if (method === 'GET' && path === '') {
        return { status: 200, type: 'text/html; charset=utf-8', body: receivedPage(received) };
      }
      if (method === 'GET' && path === 'received')
        return { status: 200, type: 'application/json', body: JSON.stringify(received) };
      if (method !== 'POST') return null;
      if (path === 'collect') {
        const checked = collected.safeParse(parsed(body));
        const { service, event, details } = checked.data ?? {
          service: 'unknown',
          event: '',
          details: null,
        };
        const [status, fault] = checked.success ? [202, ''] : [400, z.prettifyError(checked.error)];
        return note({ at: now.toISOString(), service, event, details, status, fault });
      }
      const [, kind = ''] = /^track\/(\w+)$/.exec(path) ?? [];
      if (!isKind(kind)) return null;
      const details = parsed(body);
      const { status, fault } = checkMessage(kind, details);
      return note({ at: now.toISOString(), service: 'beam', event: kind, details, status, fault });
    },
  };
}

function isKind(kind: string): kind is keyof typeof beamFormats {
  return kind in beamFormats;
}

function checkMessage(
  kind: keyof typeof beamFormats,
  details: unknown,
): { status: 202 | 400 | 404; fault: string } {
  const checked = beamFormats[kind].safeParse(details);
  if (!checked.success) return { status: 400, fault: z.prettifyError(checked.error) };
  const isKnown = !('system' in checked.data) || known.test(checked.data.system.property_token);
  return isKnown ? { status: 202, fault: '' } : { status: 404, fault: 'unknown property' };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
