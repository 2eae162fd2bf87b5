/** The figures of the head follow the front data while a page is open [WIDG-02]; what an answer leaves out stays. */
import type { ExchangeRate, PlaceWeather, WaterLevel } from '#features/figures/public.ts';
import { onFrontData } from '../behaviours/front-data.ts';
import { type FigureText, rateFigure, waterFigure, weatherFigure } from '../shell/figure-text.ts';
import { figureWords } from '../shell/figure-words.ts';

export function refreshFigures(places: HTMLElement, until: AbortSignal): void {
  onFrontData((data) => showFigures(places, data), until);
}

export function showFigures(places: HTMLElement, data: unknown): void {
  const words = figureWords[document.documentElement.lang === 'en' ? 'en' : 'hu'];
  const texts = new Map<string, FigureText>();
  const { exchangeRates, weatherData, floodingData } = partsOf(data);
  for (const rate of exchangeRates) texts.set(`rate ${rate.currency}`, rateFigure(rate));
  for (const place of weatherData?.places ?? [])
    texts.set(`weather ${place.slug}`, weatherFigure(place, words));
  for (const station of floodingData?.stations ?? [])
    texts.set(`water ${station.station}`, waterFigure(station, words));

  for (const place of places.querySelectorAll<HTMLElement>('[data-figure]')) {
    const text = texts.get(place.dataset.figure ?? '');
    if (!text) continue;
    const [shown, said] = place.children;
    // The same text again would be news to whoever listens.
    if (shown && shown.textContent !== text.shown) shown.textContent = text.shown;
    if (said && said.textContent !== text.said) said.textContent = text.said;
    const entry = place.closest('li');
    if (entry) entry.hidden = false;
    places.hidden = false;
  }
}

interface Parts {
  exchangeRates: ExchangeRate[];
  weatherData: { places: PlaceWeather[] } | null;
  floodingData: { stations: WaterLevel[] } | null;
}

/** Our own server's answer; nothing where it has another shape. */
function partsOf(data: unknown): Parts {
  const parts = typeof data === 'object' && data !== null ? (data as Partial<Parts>) : {};
  const { exchangeRates, weatherData, floodingData } = parts;
  return {
    exchangeRates: Array.isArray(exchangeRates) ? exchangeRates : [],
    weatherData: Array.isArray(weatherData?.places) ? weatherData : null,
    floodingData: Array.isArray(floodingData?.stations) ? floodingData : null,
  };
}
