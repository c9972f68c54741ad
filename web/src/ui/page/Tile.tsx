const shapes = {
  leaf: 'M0 0a100 100 0 0 1 100 100a100 100 0 0 1-100-100z',
  leafBack: 'M100 0a100 100 0 0 1-100 100a100 100 0 0 1 100-100z',
  quarterNW: 'M0 0h100a100 100 0 0 1-100 100z',
  quarterNE: 'M0 0h100v100a100 100 0 0 1-100-100z',
  quarterSE: 'M100 0v100h-100a100 100 0 0 1 100-100z',
  quarterSW: 'M0 0a100 100 0 0 1 100 100h-100z',
  circle: 'M0 50a50 50 0 0 1 100 0a50 50 0 0 1-100 0z',
  dot: 'M25 50a25 25 0 0 1 50 0a25 25 0 0 1-50 0z',
  arch: 'M0 100v-50a50 50 0 0 1 100 0v50z',
  star: 'M0 0h50a50 50 0 0 1-50 50zM50 0h50v50a50 50 0 0 1-50-50zM0 50a50 50 0 0 1 50 50h-50zM100 50v50h-50a50 50 0 0 1 50-50z',
};

type Ink = 1 | 2 | 3 | 4 | 5 | 6;

/** A tile of the wall: its shape, the ink below and the ink of the shape (`--w1` to `--w6`). */
export type TileSpec = readonly [shape: keyof typeof shapes, ground: Ink, ink: Ink];

export const Tile = ({ spec: [shape, ground, ink] }: { spec: TileSpec }) => (
  <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true">
    <rect width="100" height="100" fill={`var(--w${ground})`} />
    <path d={shapes[shape]} fill={`var(--w${ink})`} />
  </svg>
);
