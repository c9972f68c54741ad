import { hueOf } from '../../../ui/controls/hues.ts';

/** One tile, 14.5 wide, with its corner at 0,0. */
const tiles = [
  'M0 0h14.5a14.5 14.5 0 0 1-14.5 14.5z',
  'M0 0h14.5v14.5a14.5 14.5 0 0 1-14.5-14.5z',
  'M14.5 0v14.5h-14.5a14.5 14.5 0 0 1 14.5-14.5z',
  'M0 0a14.5 14.5 0 0 1 14.5 14.5h-14.5z',
  'M0 0a14.5 14.5 0 0 1 14.5 14.5a14.5 14.5 0 0 1-14.5-14.5z',
  'M14.5 0a14.5 14.5 0 0 1-14.5 14.5a14.5 14.5 0 0 1 14.5-14.5z',
  'M0 7.25a7.25 7.25 0 0 1 14.5 0a7.25 7.25 0 0 1-14.5 0z',
];
const corners = ['5 5', '20.5 5', '5 20.5', '20.5 20.5'];

/** Neighbouring ids must not look alike: a multiplication spreads them over all bits. */
const hash = (id: number): number => {
  const mixed = Math.imul(id + 1, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

/** 2 × 2 tiles chosen by the id of a project or of a template, one of them darker. */
export function Identicon({ id, size = 40 }: { id: number; size?: number }) {
  const bits = hash(id);
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" data-hue={hueOf(id)}>
      <rect width="40" height="40" rx="9" fill="var(--lb-soft)" />
      {corners.map((corner, index) => (
        <path
          key={corner}
          transform={`translate(${corner})`}
          d={tiles[Math.floor(bits / tiles.length ** index) % tiles.length]}
          fill={index === bits % corners.length ? 'var(--lb-ink)' : 'var(--lb-line)'}
        />
      ))}
    </svg>
  );
}
