// Stands for Google Tag Manager: reports the events that a container would react to.
{
  const layer = window.dataLayer;
  const first = layer[0];
  const seen = { events: [], faults: [] };
  window.__gtm = seen;
  if (first?.[0] !== 'consent' || first[1] !== 'default')
    seen.faults.push('the first call is not the default of the consent');
  const take = (entry) => {
    if (!entry || typeof entry.event !== 'string') return;
    seen.events.push(entry.event);
    fetch('/__beam/collect', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'tag manager', event: entry.event, details: entry }),
      keepalive: true,
    });
  };
  for (const entry of layer.slice()) take(entry);
  const push = layer.push;
  layer.push = (...entries) => {
    for (const entry of entries) take(entry);
    return push.apply(layer, entries);
  };
}
