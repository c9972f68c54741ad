const tiles = [
  { x: 0, y: 7 },
  { x: 7, y: 7 },
  { x: 0, y: 0 },
  { x: 7, y: 0 },
];

/** Four small tiles, `level` of them filled. */
export const LevelGlyph = ({ level, size = 12 }: { level: number; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 13 13" fill="currentColor" aria-hidden="true">
    {tiles.map(({ x, y }, index) => (
      <rect
        key={`${x}${y}`}
        x={x}
        y={y}
        width="6"
        height="6"
        rx="1.4"
        opacity={index < level ? undefined : 0.26}
      />
    ))}
  </svg>
);
