import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { expect } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2, A and AA. */
const everything = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Of these rules, those that look at colours. */
const colours = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

declare global {
  var axe: typeof axeCore;
}

/** `preload` would fetch media and the style sheets of others, of which there are none. */
const usual = { resultTypes: ['violations' as const], preload: false };

/** Nothing may be found on what is on the screen now. In another theme only the colours are others. */
export async function expectAccessible(page: Page, about: 'everything' | 'colours' = 'everything') {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => (await globalThis.axe.run(options)).violations, {
    ...usual,
    runOnly: about === 'everything' ? everything : colours,
  });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, page.url()).toEqual([]);
}

/** What is still fading in is nobody's text; what turns or pulses for ever is not waited for. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    return Promise.allSettled(passing.map((animation) => animation.finished));
  });

/** Nothing is wider than the window: only what scrolls by design may scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await settle(page);
  // What is drawn anew for another width may take a moment longer.
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const message = `${page.url()} at ${page.viewportSize()?.width} pixels`;
  await expect.poll(beyond, { message }).toBeLessThanOrEqual(0);
}
