/** How far a list stays from its box and from the edge of the window. */
const gap = 4;

/**
 * For a list that opens under the box that frames it: above the box where there is no room below, be it for the bar at the
 * foot of the window or a keyboard on it. A box with room on neither side has the list over its text.
 */
export function putInSight(list: HTMLElement | null): void {
  const frame = list?.parentElement?.getBoundingClientRect();
  if (!list || !frame) return;
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const foot = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--foot'));
  const end = offsetTop + height - (foot || 0) - gap;
  const isBelow = frame.bottom + gap + list.offsetHeight <= end;
  const above = frame.top - gap - list.offsetHeight;
  const top = isBelow ? frame.bottom + gap : above > offsetTop ? above : end - list.offsetHeight;
  list.style.top = `${top - frame.top}px`;
}
