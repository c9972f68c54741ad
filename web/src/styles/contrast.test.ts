import { describe, expect, it } from 'vitest';
import { colourOf, contrast, over, type Palette, palettes, said, type Theme } from './colours.fixture.ts';

// In the light theme axe looks at what is on the screen (e2e); in the dark one only the colours are others. Here is that
// whatever can be read in light can be read in dark.

/** WCAG 2.2 AA, of text that is not large. */
const readable = 4.5;

/** Bright in both themes, with what lies behind it. */
const bright: Record<string, string[]> = {
  'var(--on-accent)': ['var(--accent)', 'var(--accent-hover)', 'var(--accent-press)'],
  'var(--on-danger)': ['var(--danger)', 'var(--danger-hover)'],
  'var(--on-inverse)': ['var(--inverse)'],
  'var(--inverse-ink-2)': ['var(--inverse)'],
  'var(--lb-soft)': ['var(--lb-ink)'],
  // In toasts.
  '#86dba5': ['var(--inverse)'],
  '#ffa3ab': ['var(--inverse)'],
  '#b9c9ff': ['var(--inverse)'],
};
/** On the band of the landing page, which is the same in both themes, and on paper. */
const alike = ['#ffffff', '#182f86', '#d3ddfe', '#000'];
const none = ['inherit', 'transparent', 'currentcolor'];
/** Not said to be read: what is disabled. */
const unread = ['var(--ink-disabled)'];

const inks = said('color').filter(
  (ink) => ![...alike, ...none, ...unread, ...Object.keys(bright)].includes(ink),
);

/** Dots, bars, ticks and sliders: no text stands on them. */
const bare = ['ink', 'ink-3', 'on-accent', 'c-1', 'line-strong', 'control', 'lb-line'].map(
  (name) => `var(--${name})`,
);
/** The passage of a document whose remark is chosen: it is read, and nothing beside it. */
const chosen = 'var(--warning-line)';
const special = [...bare, chosen, ...alike, '#ebf0ff', '#2447c9', ...Object.values(bright).flat()];
const grounds = [...said('background'), ...said('background-color')].filter(
  (ground) => !special.includes(ground),
);

/** What is dimmed is told by it: put away, on its way, dragged. */
const opacities = [1, ...said('opacity').map(Number)].filter((opacity) => opacity > 0);

const contrastIn = (
  palette: Palette,
  theme: Theme,
  ink: string,
  ground: string,
  opacity = 1,
): number | undefined => {
  const [text, behind] = [colourOf(ink, palette, theme), colourOf(ground, palette, theme)];
  return text && behind && contrast(over(text, behind, opacity), behind);
};

describe('the tokens of the dark theme', () => {
  it('are all that text is coloured by', () => {
    const isColour = (ink: string) =>
      palettes.some((palette) => colourOf(ink, palette, 'dark') !== undefined);
    expect(inks.length).toBeGreaterThan(10);
    expect(inks.filter((ink) => !ink.startsWith('var(--') || !isColour(ink))).toEqual([]);
  });

  it('let text be read on every ground on which it is read in the light theme', () => {
    const worse = palettes.flatMap((palette) =>
      grounds.flatMap((ground) =>
        inks.flatMap((ink) =>
          opacities
            .filter((opacity) => {
              const light = contrastIn(palette, 'light', ink, ground, opacity) ?? 0;
              return light >= readable && (contrastIn(palette, 'dark', ink, ground, opacity) ?? 0) < readable;
            })
            .map((opacity) => `${ink} on ${ground} at ${opacity}`),
        ),
      ),
    );
    expect([...new Set(worse)]).toEqual([]);
  });

  it('let the passage be read whose remark is chosen', () => {
    const [palette = {}] = palettes;
    expect(contrastIn(palette, 'light', 'var(--ink)', chosen)).toBeGreaterThan(readable);
    expect(contrastIn(palette, 'dark', 'var(--ink)', chosen)).toBeGreaterThan(readable);
  });

  it.each(Object.entries(bright))('let %s be read on what is meant for it, in both themes', (ink, behind) => {
    const worst = behind.map((ground) =>
      Math.min(
        ...palettes
          .flatMap((palette) => [
            contrastIn(palette, 'light', ink, ground),
            contrastIn(palette, 'dark', ink, ground),
          ])
          .filter((each) => each !== undefined),
      ),
    );
    expect(worst.filter((each) => each < readable || each === Infinity)).toEqual([]);
  });
});
