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
const special = new Set([...bare, chosen, ...alike, '#ebf0ff', '#2447c9', ...Object.values(bright).flat()]);
const grounds = [...said('background'), ...said('background-color')].filter((ground) => !special.has(ground));

/** What is dimmed is told by it: put away, on its way, dragged. */
const opacities = [1, ...said('opacity').map(Number)].filter((opacity) => opacity > 0);

const isColour = (text: string) => palettes.some((palette) => colourOf(text, palette, 'dark') !== undefined);

/** Those of them that are colours in this palette. */
const inBothThemes = (all: readonly string[], palette: Palette) =>
  all.flatMap((each) => {
    const [light, dark] = [colourOf(each, palette, 'light'), colourOf(each, palette, 'dark')];
    return light && dark ? [{ said: each, light, dark }] : [];
  });
type Said = ReturnType<typeof inBothThemes>[number];

const isReadIn = (theme: Theme, ink: Said, ground: Said, opacity = 1): boolean =>
  contrast(over(ink[theme], ground[theme], opacity), ground[theme]) >= readable;
const isLostInDark = (ink: Said, ground: Said, opacity: number): boolean =>
  isReadIn('light', ink, ground, opacity) && !isReadIn('dark', ink, ground, opacity);

describe('the tokens of the dark theme', () => {
  it('are all that text is coloured by', () => {
    expect(inks.length).toBeGreaterThan(10);
    expect(inks.filter((ink) => !ink.startsWith('var(--') || !isColour(ink))).toEqual([]);
  });

  it.each(palettes.map((palette) => [palette]))(
    'let text be read on every ground on which it is read in the light theme: %#',
    (palette) => {
      const [text, behind] = [inBothThemes(inks, palette), inBothThemes(grounds, palette)];
      const worse = behind.flatMap((ground) =>
        text.flatMap((ink) =>
          opacities
            .filter((opacity) => isLostInDark(ink, ground, opacity))
            .map((opacity) => `${ink.said} on ${ground.said} at ${opacity}`),
        ),
      );
      expect(worse).toEqual([]);
    },
  );

  it.each(Object.entries({ ...bright, 'var(--ink)': [chosen] }))(
    'let %s be read on what is meant for it, in both themes',
    (text, meant) => {
      const pairs = palettes.flatMap((palette) =>
        inBothThemes([text], palette).flatMap((ink) =>
          inBothThemes(meant, palette).map((ground) => ({ ink, ground })),
        ),
      );
      expect(pairs.length).toBeGreaterThan(0);
      const pale = pairs.filter(
        ({ ink, ground }) => !isReadIn('light', ink, ground) || !isReadIn('dark', ink, ground),
      );
      expect(pale).toEqual([]);
    },
  );
});
