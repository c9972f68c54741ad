/** All styles there are. What differs between the themes is said in them as a token, or by `light-dark()`. */
const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });
const styles = Object.values(sheets).join('\n');
const tokens = sheets['./tokens.css'] ?? '';

export type Theme = 'light' | 'dark';
type Colour = readonly number[];
export type Palette = Readonly<Record<string, string>>;

const tokensIn = (block: string): Palette =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
const [root = ''] = /:root \{[^}]+\}/.exec(tokens) ?? [];

/** Each priority and each hue hands on some colours of its own. */
export const palettes: readonly Palette[] = [
  ...tokens.matchAll(/^\[data-(?:level|hue)='\w+'\] \{[^}]+\}/gm),
].map(([block]) => ({ ...tokensIn(root), ...tokensIn(block) }));

/** What any style says of the property, each once. */
export const said = (property: string): string[] => [
  ...new Set(
    [...styles.matchAll(new RegExp(`[\\s;]${property}:\\s*([^;]+);`, 'g'))].map(([, value = '']) => value),
  ),
];

/** `a` over `b`, of which so much shows through. */
export const over = (a: Colour, b: Colour, share: number): Colour =>
  a.map((value, channel) => value * share + (b[channel] ?? 0) * (1 - share));

/** The colour in the palette's theme; undefined for what is none: `none`, a gradient, a hue where none was chosen. */
export function colourOf(text: string, palette: Palette, theme: Theme): Colour | undefined {
  const [, digits] = /^#(\w{3}|\w{6})$/.exec(text) ?? [];
  if (digits !== undefined) {
    const six = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&');
    return [0, 2, 4].map((at) => Number.parseInt(six.slice(at, at + 2), 16));
  }
  const [, call, inside = ''] = /^([\w-]+)\((.+)\)$/s.exec(text) ?? [];
  const [first = '', second = '', third = ''] = argumentsIn(inside);
  if (call === 'var') return colourOf(palette[first.slice(2)] ?? second, palette, theme);
  if (call === 'light-dark') return colourOf(theme === 'light' ? first : second, palette, theme);
  if (call !== 'color-mix') return undefined;
  const [colour = '', share = ''] = second.split(' ');
  const [a, b] = [colourOf(colour, palette, theme), colourOf(third, palette, theme)];
  return a && b && over(a, b, Number.parseInt(share, 10) / 100);
}

/** Between commas that stand in no parentheses of their own. */
const argumentsIn = (inside: string): string[] =>
  inside.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g)?.map((each) => each.trim()) ?? [];

/** As WCAG 2 reckons it, from 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [bright = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
