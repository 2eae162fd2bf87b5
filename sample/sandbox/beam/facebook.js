// Stands for Facebook's SDK.
{
  const report = (event, details) =>
    fetch('/__beam/collect', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'facebook', event, details }),
      keepalive: true,
    });
  window.FB = {
    init: (setting) => report('init', setting),
    XFBML: { parse: () => report('parse', {}) },
  };
  window.fbAsyncInit?.();
}
