// Headers of every response. Pages load everything from this server, nothing inline, and can't be framed.

const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const ALWAYS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  // A path may be the secret of a private match. `no-referrer` would also blank the Origin of the page's own forms.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

const WHEN_SECURE: Readonly<Record<string, string>> = {
  ...ALWAYS,
  'Strict-Transport-Security': 'max-age=31536000',
};

export function securityHeaders({
  isSecure,
}: {
  readonly isSecure: boolean;
}): Readonly<Record<string, string>> {
  return isSecure ? WHEN_SECURE : ALWAYS;
}
