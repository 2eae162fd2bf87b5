// Stands for the audience measurement: a hit when it is loaded, and one for each call.
{
  const hit = (identifier) =>
    fetch('/__beam/collect', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'audience', event: 'hit', details: { identifier } }),
      keepalive: true,
    });
  hit(window.pp_gemius_identifier);
  for (const [identifier] of window.pp_gemius_hit_pdata ?? []) hit(identifier);
  window.pp_gemius_hit = hit;
}
