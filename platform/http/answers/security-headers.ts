/** Sent with every response: browsers must not guess the content type. */
export const noSniff: Record<string, string> = { 'x-content-type-options': 'nosniff' };

/** Of public answers: pages of other sites may show our pictures and load our files. */
export const forAllOrigins: Record<string, string> = { 'cross-origin-resource-policy': 'cross-origin' };

/** Of personal answers: no other site may load them with a reader's cookies, not even as a picture or a script. */
export const forOwnOrigin: Record<string, string> = { 'cross-origin-resource-policy': 'same-origin' };

/** Of personal data for programs, should a browser show them as a document. */
export const personalDataHeaders: Record<string, string> = {
  ...forOwnOrigin,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** For an SVG, which is a document when opened by itself: scripts and requests are blocked. */
export const svgSecurityHeaders: Record<string, string> = {
  ...noSniff,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * Of the newsroom's application: everything comes from its own origin, and no other site shows it [NRA-07]. Only what an
 * editor opens in a story, as readers do, is a frame of another site.
 */
export function applicationSecurityHeaders({
  isHttps,
  frames,
}: Pick<PagePolicy, 'isHttps' | 'frames'>): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...noSniff,
    'referrer-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps ? httpsOnly : {}),
  };
}

/** One year; subdomains are excluded, because they may be without https. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' };

export interface PagePolicy {
  /** Origins that may be embedded in frames, once the reader requests them. */
  frames: readonly string[];
  /** Other origins of scripts, images and of what scripts request. */
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
  /** Other origins of audio and video. */
  media: readonly string[];
  /** Other origins to which forms lead, by themselves or by a redirect. */
  formActions: readonly string[];
  /** Whether other sites may show the page in a frame. */
  isEmbeddable: boolean;
  /** Whether the site's public address is https. */
  isHttps: boolean;
}

/** Headers of every HTML response. No page has inline script or style, so the policy allows none. */
export function pageSecurityHeaders({
  frames,
  scripts,
  images,
  connections,
  media,
  formActions,
  isEmbeddable,
  isHttps,
}: PagePolicy): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "worker-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    ["media-src 'self'", ...media].join(' '),
    isEmbeddable ? 'frame-ancestors *' : "frame-ancestors 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...formActions].join(' '),
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...noSniff,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps ? httpsOnly : {}),
  };
}
