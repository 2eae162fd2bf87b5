/** Paper objects: books, letters, cards, money. */
import { box, disc, line, polygon } from '../../paint/geometry.ts';
import type { Role, Thing } from '../brush.ts';

export function standingBook(role: Role, height = 260, width = 54): Thing {
  return (b) => {
    b.shape(box(-width / 2, -height, width, height, 4), role);
    b.mark(box(-width / 2, -height + 28, width, 12) + box(-width / 2, -52, width, 8), 'light', 0.75);
    b.mark(disc(0, -height + 84, width * 0.2), 'light', 0.6);
  };
}

export function lyingBook(role: Role, width = 300, height = 52): Thing {
  return (b) => {
    b.shape(box(-width / 2, -height, width, height, 6), role);
    b.mark(box(width / 2 - width * 0.3, -height + 8, width * 0.3 + 2, height - 16), 'light');
    b.line(line(width * 0.22, -height / 2, width / 2, -height / 2), 'dark', 1.4);
    b.mark(box(-width * 0.34, -height, 12, height), 'light', 0.6);
  };
}

export function openBook(role: Role): Thing {
  return (b) => {
    b.shape('M-290 -60L0 -24L290 -60L304 40L0 66L-304 40Z', role);
    b.shape('M0 46Q-120 -30 -286 20L-270 -108Q-110 -136 0 -64Z', 'light', -0.04);
    b.shape('M0 46Q120 -30 286 20L270 -108Q110 -136 0 -64Z', 'light');
    for (const side of [-1, 1])
      for (let i = 0; i < 6; i++)
        b.line(
          `M${side * 34} ${-56 + i * 15}Q${side * 120} ${-98 + i * 16} ${side * 244} ${-84 + i * 17}`,
          'dark',
          2.4,
        );
  };
}

/** A thin book or booklet lying open or shut, seen from above. */
export function cover(role: Role, width = 210, height = 290): Thing {
  return (b) => {
    b.shape(box(-width / 2, -height / 2, width, height, 6), role);
    b.mark(box(-width / 2, -height / 2, 20, height), 'dark', 0.35);
    b.mark(
      box(-width * 0.28, -height * 0.32, width * 0.62, 16) +
        box(-width * 0.28, -height * 0.22, width * 0.4, 10),
      'light',
    );
    b.mark(disc(width * 0.06, height * 0.14, width * 0.22), 'light', 0.8);
  };
}

export function sheet(lines = 9, width = 260, height = 350): Thing {
  return (b) => {
    b.shape(box(-width / 2, -height / 2, width, height, 3), 'light');
    b.mark(box(-width * 0.4, -height * 0.43, width * 0.45, 14), 'dark');
    for (let i = 0; i < lines; i++)
      b.line(
        line(
          -width * 0.4,
          -height * 0.33 + i * 29,
          width * (i % 3 === 2 ? 0.2 : 0.38),
          -height * 0.33 + i * 29,
        ),
        'dark',
        4,
      );
  };
}

/** A page with a proof-reader's marks. */
export const proofSheet: Thing = (b) => {
  sheet(10, 320, 400)(b);
  b.line('M-120 -104q20 -26 40 0t40 0', 'main', 7);
  b.line('M30 -42l84 6M72 -64v44', 'main', 7);
  b.line('M-130 74h150l-18 -16m18 16l-18 16', 'main', 7);
  b.line(disc(74, 106, 46, 24), 'main', 7);
  b.line('M128 -150v190', 'main', 5);
};

export const envelope: Thing = (b) => {
  b.shape(box(-150, -100, 300, 200, 4), 'light', -0.08);
  b.shape('M-150 -100L0 26L150 -100Z', 'light');
  b.line('M-150 100L-36 -4M150 100L36 -4', 'dark', 3);
  b.shape(box(84, -88, 52, 60, 2), 'main');
};

/** A bundle of letters tied with string. */
export const letterBundle: Thing = (b) => {
  const edges = (from: number) =>
    [0, 2, 4, 6].map((i) => box(-110 + ((i + from) % 3) * 5, -24 - (i + from) * 17, 220, 17)).join('');
  b.shape(edges(0), 'crust', 0.3);
  b.mark(edges(-1), 'light');
  b.line('M-6 -146V0M14 -146V0', 'main', 5);
  b.shape('M4 -146q-44 -34 -48 -6q14 16 48 6q40 -36 50 -6q-14 18 -50 6Z', 'main');
};

/** A letter so long that it was folded many times. */
export const foldedLetter: Thing = (b) => {
  for (let i = 0; i < 5; i++) {
    const [x, lean] = [-330 + i * 132, i % 2 ? 26 : -26];
    b.shape(
      polygon(x, -170 - lean, x + 132, -170 + lean, x + 132, 150 + lean, x, 150 - lean),
      'light',
      i % 2 ? -0.1 : 0,
    );
    for (let k = 0; k < 9; k++)
      b.line(line(x + 18, -126 - lean * 0.7 + k * 29, x + 112, -126 + lean * 0.7 + k * 29), 'dark', 4);
  }
};

export const glasses: Thing = (b) => {
  b.line('M-132 -6L-190 -70M132 -6L196 -62', 'dark', 9);
  for (const x of [-74, 74]) {
    b.mark(disc(x, 0, 62, 50), 'light', 0.6);
    b.line(disc(x, 0, 62, 50), 'dark', 10);
  }
  b.line('M-14 -10q14 -16 28 0', 'dark', 9);
};

export function pencil(role: Role = 'main'): Thing {
  return (b) => {
    b.shape(box(-170, -13, 270, 26), role);
    b.mark(box(-170, -13, 270, 9), 'light', 0.35);
    b.shape('M100 -13L166 0L100 13Z', 'crust', 0.4);
    b.mark('M142 -5L166 0L142 5Z', 'dark');
    b.shape(box(-204, -13, 36, 26, 8), 'third');
  };
}

export const banknote: Thing = (b) => {
  b.shape(box(-150, -76, 300, 152, 5), 'leaf', 0.35);
  b.line(box(-134, -60, 268, 120, 4), 'dark', 3);
  b.shape(disc(0, 0, 44), 'light');
  b.mark(`${disc(0, -8, 15)}M-26 34q26 -48 52 0Z`, 'dark', 0.7);
  b.mark(box(-116, -42, 34, 20, 3) + box(82, 22, 34, 20, 3), 'second');
};

export const tornBanknote: Thing = (b) => {
  b.shape('M-160 -76H-14L-34 -44L-6 -16L-30 16L-2 44L-22 76H-160Z', 'leaf', 0.3);
  b.line('M-146 -60H-44M-146 60H-40M-146 -60V60', 'dark', 3);
  b.mark(disc(-78, 0, 34), 'light');
  b.shape('M26 -70H168V82H18L38 50L10 22L34 -10L6 -38Z', 'leaf', 0.3);
  b.line('M50 -54H154V66H48', 'dark', 3);
  b.mark(disc(104, 6, 30), 'second', 0.8);
};

export function bankCard(role: Role = 'second'): Thing {
  return (b) => {
    b.shape(box(-130, -82, 260, 164, 16), role);
    b.mark(box(-130, -52, 260, 32), 'dark', 0.8);
    b.mark(box(-106, 6, 50, 38, 7), 'third');
    b.mark(disc(70, 40, 22), 'main');
    b.mark(disc(96, 40, 22), 'third', 0.8);
  };
}

/** A very long till receipt. */
export const longReceipt: Thing = (b) => {
  b.shape('M-70 -430H70V290L46 274L23 290L0 274L-23 290L-46 274L-70 290Z', 'light');
  b.mark(box(-40, -390, 80, 14), 'dark');
  for (let i = 0; i < 19; i++) {
    const y = -346 + i * 32;
    b.mark(box(-48, y, 54 - (i % 3) * 10, 7) + box(22, y, 28, 7), 'dark', 0.75);
  }
};

export function ticket(role: Role = 'third'): Thing {
  return (b) => {
    b.shape('M-110 -56H110V-14a14 14 0 0 0 0 28V56H-110V14a14 14 0 0 0 0 -28Z', role);
    b.line('M58 -50V50', 'dark', 3);
    b.mark(box(-88, -34, 96, 14) + box(-88, -6, 120, 8) + box(-88, 12, 80, 8), 'dark', 0.8);
    b.mark(disc(84, 0, 11), 'light');
  };
}

export const musicSheet: Thing = (b) => {
  b.shape('M-250 -170Q-120 -196 0 -160Q120 -196 250 -170V160Q120 134 0 170Q-120 134 -250 160Z', 'light');
  b.line('M0 -160V170', 'dark', 3);
  for (const side of [-1, 1])
    for (let staff = 0; staff < 3; staff++) {
      const y = -120 + staff * 92;
      for (let i = 0; i < 5; i++)
        b.line(line(side * 24, y + i * 11, side * 224, y + i * 11 - 8), 'dark', 1.8);
      for (let k = 0; k < 4; k++) {
        const [x, ny] = [side * (56 + k * 48), y + ((k * 17 + staff * 11) % 44)];
        b.mark(disc(x, ny, 10, 7), 'dark');
        b.line(line(x + 9, ny, x + 9, ny - 40), 'dark', 3.4);
      }
    }
};
