// Stands for Google Analytics: reports page views if consent mode allows it, and finds calls that are out of order.
{
  const layer = window.dataLayer;
  const seen = { calls: [], faults: [], consent: {} };
  const configured = [];
  window.__gtag = seen;
  const report = (event, details) =>
    fetch('/__beam/collect', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'analytics', event, details }),
      keepalive: true,
    });
  const take = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, name, value] = entry;
    if (seen.calls.length === 0 && !(command === 'consent' && name === 'default'))
      seen.faults.push('the first call is not the default of the consent');
    if (command === 'consent' && name === 'default' && Object.values(value).some((one) => one !== 'denied'))
      seen.faults.push('the default grants something');
    seen.calls.push([command, typeof name === 'string' ? name : String(name), value ?? null]);
    if (command === 'consent') Object.assign(seen.consent, value);
    if (command === 'config') configured.push(name);
    if (command === 'event') {
      // The real one loses it without a word.
      if (value?.send_to && !configured.includes(value.send_to))
        seen.faults.push(`${name} for ${value.send_to}, which has no config`);
      if (seen.consent.analytics_storage !== 'granted') seen.faults.push(`${name} without consent`);
      // biome-ignore lint/suspicious/noDocumentCookie: as Google's script does
      document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=3600';
      report(name, value);
    }
  };
  for (const entry of layer.slice()) take(entry);
  const push = layer.push;
  layer.push = (...entries) => {
    for (const entry of entries) take(entry);
    return push.apply(layer, entries);
  };
}
