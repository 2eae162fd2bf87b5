import { darken, lighten, mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { band, box, disc, line, n, polar } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Plot } from './plot.ts';
import { createPlot } from './plot.ts';

type Node = { x: number; y: number; radius: number; cluster: number };

export function network(r: Random, view?: View<Plot>): Scene {
  const p = createPlot(r, view);
  const clusters = r.int(5, 7);
  const centres = Array.from(
    { length: clusters },
    (_, k): Point =>
      k === 0
        ? [600, 400]
        : polar(600, 400, r.range(270, 340), (k * 360) / (clusters - 1) + r.range(-16, 16)),
  );
  const nodes: Node[] = [];
  centres.forEach(([cx, cy], cluster) => {
    nodes.push({ x: cx, y: cy * 0.9 + 40, radius: cluster === 0 ? 52 : r.range(26, 38), cluster });
    for (let i = r.int(16, 24); i > 0; i--) {
      const [x, y] = polar(cx, cy * 0.9 + 40, r.range(70, 215), r.range(0, 360));
      nodes.push({ x, y, radius: r.range(5, 17), cluster });
    }
  });
  const hubs = nodes.filter(({ radius }) => radius >= 26);
  const bow = (a: Node, b: Node, k: number) =>
    `M${n(a.x)} ${n(a.y)}Q${n((a.x + b.x) / 2 + (b.y - a.y) * k)} ${n((a.y + b.y) / 2 - (b.x - a.x) * k)} ${n(b.x)} ${n(b.y)}`;
  for (const node of nodes) {
    const hub = hubs[node.cluster];
    if (hub && hub !== node) p.line(bow(hub, node, 0.12), p.at(node.cluster / clusters), 2.6, 0.75);
    for (const other of nodes) {
      const gap = Math.hypot(other.x - node.x, other.y - node.y);
      if (gap > 0 && gap < 96 && r.chance(0.22))
        p.line(line(node.x, node.y, other.x, other.y), p.scale.ink, 1.4, 0.4);
    }
  }
  hubs.forEach((hub, i) => {
    const centre = hubs[0];
    if (centre && i > 0) p.line(bow(centre, hub, 0.2), p.scale.mark, 6, 0.95);
    const next = hubs[i + 1];
    if (next && i > 0) p.line(bow(hub, next, -0.22), p.scale.ink, 2.4, 0.6);
  });
  for (const { x, y, radius, cluster } of nodes) {
    const colour = cluster === 0 && radius > 26 ? p.scale.mark : p.at(cluster / Math.max(1, clusters - 1));
    if (radius > 22) p.fill(disc(x, y, radius + 15), colour, 0.26);
    p.fill(disc(x, y, radius), colour);
    p.fill(disc(x - radius * 0.24, y - radius * 0.26, radius * 0.4), lighten(colour, 0.4), 0.8);
    if (radius > 22) p.line(disc(x, y, radius + 6), p.scale.ground, 3);
  }
  return p.scene([600, 400]);
}

/** Circles moved towards the middle as far as they do not overlap. */
export function dots(r: Random, view?: View<Plot>): Scene {
  const p = createPlot(r, view);
  const swarm = r.chance(0.5);
  const placed: { x: number; y: number; radius: number }[] = [];
  const sizes = Array.from({ length: swarm ? 190 : 150 }, (_, i) =>
    i < 4 ? r.range(70, 104) : i < 18 ? r.range(32, 58) : r.range(7, 24),
  ).sort((a, b) => b - a);
  for (const size of sizes) {
    const radius = swarm ? Math.min(size, 30) : size;
    const x = swarm ? 600 + (r.next() + r.next() + r.next() - 1.5) * 680 : r.range(60, 1140);
    const angle = r.range(0, 360);
    for (let step = 0; step < 90; step++) {
      const [cx, cy] = swarm
        ? [x, 400 + (step % 2 ? 1 : -1) * step * 4.2]
        : polar(600, 400, step * 6.6, angle + step * 2.4);
      const y = swarm ? cy : 400 + (cy - 400) * 0.72;
      if (placed.every((q) => Math.hypot(q.x - cx, q.y - y) > q.radius + radius + 4)) {
        placed.push({ x: cx, y, radius });
        break;
      }
    }
  }
  if (swarm) p.line(line(40, 400, 1160, 400), p.scale.ink, 2.5, 0.5);
  const marked = r.int(0, 2);
  placed.forEach(({ x, y, radius }, i) => {
    const value = swarm
      ? Math.min(1, Math.max(0, (x - 150) / 900))
      : 1 - Math.min(1, Math.hypot(x - 600, (y - 400) * 1.3) / 560);
    const colour = i === marked || (i > 18 && i % 23 === 0) ? p.scale.mark : p.at(value);
    p.fill(disc(x + 5, y + 7, radius), '#000000', 0.16);
    p.fill(disc(x, y, radius), colour);
    if (radius > 28) {
      p.line(band(x, y, radius * 0.72, radius * 0.74, 0, r.range(90, 340)), lighten(colour, 0.45), 4);
      p.fill(disc(x, y, radius * 0.34), darken(colour, 0.2), 0.6);
    } else if (radius > 12)
      p.fill(disc(x - radius * 0.25, y - radius * 0.25, radius * 0.36), lighten(colour, 0.4), 0.7);
  });
  return p.scene([600, 400]);
}

export function waffle(r: Random, view?: View<Plot>): Scene {
  const p = createPlot(r, view);
  const [columns, rows] = r.pick([
    [20, 12],
    [24, 14],
    [16, 10],
  ] as const);
  const cell = Math.min(1080 / columns, 680 / rows);
  const [left, top] = [600 - (cell * columns) / 2, 400 - (cell * rows) / 2];
  const shares = [r.range(0.25, 0.42), r.range(0.15, 0.25), r.range(0.08, 0.16), r.range(0.04, 0.08)];
  const limits = shares.map((_, i) => shares.slice(0, i + 1).reduce((a, b) => a + b, 0) * columns * rows);
  const shape = r.pick(['square', 'disc', 'person']);
  const layers = new Map<string, string>();
  for (let i = 0; i < columns * rows; i++) {
    const [column, row] = [Math.floor(i / rows), rows - 1 - (i % rows)];
    const [x, y] = [left + column * cell, top + row * cell];
    const rank = limits.findIndex((limit) => i < limit);
    const colour =
      rank === 3
        ? p.scale.mark
        : rank < 0
          ? mix(p.scale.ground, p.scale.faint, 0.9)
          : p.at([1, 0.55, 0.15][rank] ?? 0.5);
    const s = cell * 0.84;
    const add = (layer: 'shade' | 'body' | 'light', tint: string, d: string) => {
      const key = `${layer} ${tint}`;
      layers.set(key, (layers.get(key) ?? '') + d);
    };
    if (shape === 'square') {
      add('shade', '#000000', box(x + 3, y + 4, s, s));
      add('body', colour, box(x, y, s, s));
      if (rank >= 0) add('light', lighten(colour, 0.25), box(x + s * 0.12, y + s * 0.12, s * 0.76, s * 0.18));
    } else if (shape === 'disc') {
      add('body', colour, disc(x + s / 2, y + s / 2, s * 0.5));
      if (rank >= 0) add('light', lighten(colour, 0.3), disc(x + s * 0.4, y + s * 0.38, s * 0.16));
    } else {
      add('body', colour, disc(x + s / 2, y + s * 0.2, s * 0.19));
      add(
        'body',
        colour,
        `M${n(x + s * 0.2)} ${n(y + s)}v${n(-s * 0.38)}q0 ${n(-s * 0.2)} ${n(s * 0.3)} ${n(-s * 0.2)}t${n(s * 0.3)} ${n(s * 0.2)}v${n(s * 0.38)}Z`,
      );
    }
  }
  for (const layer of ['shade', 'body', 'light']) {
    for (const [key, d] of layers)
      if (key.startsWith(layer)) p.fill(d, key.slice(layer.length + 1), layer === 'shade' ? 0.16 : 1);
  }
  return p.scene([600, 400]);
}
