/** Every answer's: a browser takes it for what it says it is. */
export const notGuessed: Record<string, string> = { 'x-content-type-options': 'nosniff' };

/** A drawing's, which is a document as well when it is opened by itself: it draws, and does nothing else. */
export const drawingSecurityHeaders: Record<string, string> = {
  ...notGuessed,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Headers that every HTML answer carries. No page has inline script or style, so the policy allows none. */
export const pageSecurityHeaders: Record<string, string> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Podcasts that were imported are heard where their makers keep them, and their hosts lead on to others.
    "media-src 'self' https:",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; '),
  ...notGuessed,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** The same for pages that show pages of these origins in frames, once the reader asks for them. */
export function securityHeadersFraming(origins: readonly string[]): Record<string, string> {
  if (origins.length === 0) return pageSecurityHeaders;
  const policy = `${pageSecurityHeaders['content-security-policy']}; frame-src ${origins.join(' ')}`;
  return { ...pageSecurityHeaders, 'content-security-policy': policy };
}
