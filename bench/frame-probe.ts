/* Runs in the browser: how evenly it draws while somebody scrolls or drags. */

interface Frames {
  longest: number;
  count: number;
}

declare global {
  var frameWatch: { stop: () => Frames };
}

export function watchFrames(): void {
  const seen: Frames = { longest: 0, count: 0 };
  let last: number | undefined;
  let running = true;
  const look = (now: number): void => {
    if (last !== undefined) seen.longest = Math.max(seen.longest, now - last);
    last = now;
    seen.count += 1;
    if (running) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.frameWatch = {
    stop: () => {
      running = false;
      return seen;
    },
  };
}
