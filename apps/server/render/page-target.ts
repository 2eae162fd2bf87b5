/** Extracts from a request what identifies a page and its viewer. */
import type { FastifyRequest } from 'fastify';
import type { PageClient } from '#features/kit/public.ts';
import { type Anonymous, anonymous, type NewsroomViewer } from '#features/sites/public.ts';
import { isSecure } from '#platform/http/requests/forms.server.ts';

export interface PageTarget {
  host: string;
  /** Raw path, percent-encoded. */
  path: string;
  /** Raw query without the question mark. */
  query: string;
  client: PageClient;
  /** A reader with an account is anonymous on pages. */
  viewer: Anonymous | NewsroomViewer;
  requestId: string;
}

/** For pages that are rendered without a request of a client, such as error pages. */
export const noClient: PageClient = { address: '', isSecure: false, cookies: '', userAgent: '' };

export function pageTargetOf(
  request: FastifyRequest,
  viewer: Anonymous | NewsroomViewer = anonymous,
): PageTarget {
  const [path = '/', query = ''] = (request.raw.url ?? '/').split(/\?(.*)/s, 2);
  const { host = '', cookie = '', 'user-agent': userAgent = '' } = request.headers;
  const client = { address: request.ip, isSecure: isSecure(request), cookies: cookie, userAgent };
  return { host, path, query, client, viewer, requestId: request.id };
}
