/** SVG paths of the weather icons, on 20 × 20 units. */
import type { SkyIcon } from './sky.ts';

const highCloud = 'M6 11.6h8.2a3.2 3.2 0 0 0 .3-6.4a4.6 4.6 0 0 0-8.9 1A2.7 2.7 0 0 0 6 11.6z';

export const skyIcons: Record<SkyIcon, string> = {
  clear:
    'M13.5 10a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0zM10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4',
  night: 'M16.4 12.2A6.8 6.8 0 0 1 7.8 3.6a6.8 6.8 0 1 0 8.6 8.6z',
  cloudy:
    'M7.4 16.4h7a2.9 2.9 0 0 0 .3-5.8a4.1 4.1 0 0 0-7.9.9a2.5 2.5 0 0 0 .6 4.9zM4.3 10.3a3.4 3.4 0 1 1 5.5-3.5M7 1.4v1.5M2.4 3.3l1 1M.8 7.5h1.5M11.6 3.3l-1 1',
  overcast: 'M5.8 15.4h8.6a3.5 3.5 0 0 0 .3-7a5 5 0 0 0-9.6 1.1a3 3 0 0 0 .7 5.9z',
  fog: 'M5.4 4.6h10.4M2.8 8.2h11.4M5.4 11.8h11.8M3.4 15.4h9.8',
  rain: `${highCloud}M6.8 14.2l-1 2.8M10.4 14.2l-1 2.8M14 14.2l-1 2.8`,
  snow: `${highCloud}M6.4 14.6v.1M10 14.6v.1M13.6 14.6v.1M8.2 17.4v.1M11.8 17.4v.1`,
  storm: `${highCloud}M10.6 11.6l-2.2 3.4h3.2l-1.9 3.4`,
};
