import type { EmbedShape } from './embed-frame.ts';
import type { EmbedProvider } from './embed-providers.ts';

type Drawing = EmbedShape | 'match' | 'chamber';

/** The preview behind the button, drawn here: no request is sent to the provider yet. */
export function EmbedPreview({ provider, shape, className }: EmbedPreviewProps) {
  const drawing = ownDrawings[provider] ?? shape;
  return (
    <svg
      className={className}
      viewBox="0 0 640 360"
      preserveAspectRatio={croppable.has(drawing) ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      <path d={drawings[drawing]} strokeWidth={drawing === 'chamber' ? 13 : 3} />
    </svg>
  );
}

interface EmbedPreviewProps {
  provider: EmbedProvider;
  shape: EmbedShape;
  className?: string | undefined;
}

const ownDrawings: Partial<Record<EmbedProvider, Drawing>> = {
  sport: 'match',
  election: 'chamber',
  results: 'chamber',
};

/** These may be cropped at their edges. */
const croppable = new Set<Drawing>(['video', 'audio', 'map']);

const film = 'M0 40h640M0 320h640';
const drawings: Record<Drawing, string> = {
  video: `${film}${perforations()}M80 260 200 150l90 80 90-110 180 140M470 110a34 34 0 1 0 .1 0`,
  upright: 'M210-10h220v380H210zM250 280l70-80 60 50 50-40M330 130a26 26 0 1 0 .1 0',
  audio: waves(),
  post: 'M130 90a34 34 0 1 0 .1 0M190 110h180M190 140h110M96 200h448M96 240h448M96 280h300',
  map: 'M-10 250C90 180 150 320 260 250S420 90 650 150M-10 120c120 60 190-60 300 10s180 130 360 90M120-10c40 130-30 230 60 380M440-10c-50 120 60 230 10 380M320 120a30 30 0 0 1 60 0c0 24-30 62-30 62s-30-38-30-62Z',
  chart:
    'M80 40v260h500M130 300V190h50v110M220 300V130h50v170M310 300V220h50v80M400 300V90h50v210M490 300V160h50v140',
  match:
    'M70 40h500v280H70zM320 40v280M320 130a50 50 0 1 0 .1 0M70 110h80v140H70M70 150h30v60H70M570 110h-80v140h80M570 150h-30v60h30',
  chamber: seats(),
  page: 'M110 50h420v280H110zM110 100h420M140 75h.1M165 75h.1M190 75h.1M150 140h200v150H150zM390 140h100M390 175h100M390 210h70',
};

function perforations(): string {
  return Array.from(
    { length: 16 },
    (_, at) => `M${at * 40 + 12} 14h16v12h-16zM${at * 40 + 12} 334h16v12h-16z`,
  ).join('');
}

function waves(): string {
  const heights = [18, 40, 74, 52, 96, 60, 110, 84, 46, 70, 28, 58, 92, 124, 80, 48, 66, 36, 54, 22];
  return heights.map((height, at) => `M${at * 32 + 16} ${180 - height / 2}v${height}`).join('');
}

/** Rows of a parliament chamber as half circles, one dot per seat. */
function seats(): string {
  const rows = [90, 140, 190, 240];
  return rows
    .flatMap((radius) => {
      const last = Math.round(radius / 11);
      return Array.from({ length: last + 1 }, (_, at) => {
        const angle = (Math.PI * at) / last;
        return `M${Math.round(320 - radius * Math.cos(angle))} ${Math.round(310 - radius * Math.sin(angle))}h.1`;
      });
    })
    .join('');
}
