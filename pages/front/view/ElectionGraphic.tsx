import type { Promo } from '#features/front/public.ts';

interface ElectionGraphicProps {
  name: Exclude<Promo['graphic'], 'none'>;
  className: string | undefined;
}

/** Decorative graphic, hidden from screen readers: the text beside it says the same. */
export function ElectionGraphic({ name, className }: ElectionGraphicProps) {
  return (
    <svg className={className} viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <rect width="320" height="200" fill="#1b2a49" />
      {name === 'usa-2024' ? <StarsAndStripes /> : <BallotBox />}
    </svg>
  );
}

const star = 'M0-12 3.5-3.7 12-3.7 5.3 1.9 7.4 10.2 0 5.2-7.4 10.2-5.3 1.9-12-3.7-3.5-3.7z';
const stars = [0, 1, 2].flatMap((row) =>
  Array.from({ length: row % 2 === 0 ? 4 : 3 }, (_, at) => ({
    x: 34 + at * 38 + (row % 2) * 19,
    y: 34 + row * 34,
  })),
);
const stripes = [0, 1, 2, 3, 4];

function StarsAndStripes() {
  return (
    <>
      {stripes.map((at) => (
        <path
          key={at}
          fill={at % 2 === 0 ? '#c8393f' : '#f3ede2'}
          d={`M0 ${122 + at * 16}q80-18 160 0t160 0v16q-80 18-160 0t-160 0z`}
        />
      ))}
      {stars.map(({ x, y }) => (
        <path key={`${x} ${y}`} fill="#f3ede2" d={star} transform={`translate(${x} ${y})`} />
      ))}
      <text x="306" y="96" textAnchor="end" fill="#f3ede2" fontSize="64" fontWeight="700">
        2024
      </text>
    </>
  );
}

function BallotBox() {
  return (
    <>
      <path fill="#c8393f" d="M118 20h92v92h-92z" transform="rotate(-6 164 66)" />
      <path
        fill="none"
        stroke="#f3ede2"
        strokeWidth="11"
        d="m140 62 17 19 32-40"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path fill="#f3ede2" d="M64 104h192v76H64z" />
      <path fill="#d9cfbd" d="M64 104h192v16H64z" />
      <path fill="#1b2a49" d="M104 108h112v7H104z" />
    </>
  );
}
