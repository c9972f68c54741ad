/** Around the copy, as in the style sheet: it keeps the shadow and the corners. */
export const copyMargin = 28;

/** The likeness of a card that goes along with the hand. */
export function drawCopy(card: HTMLElement, container: HTMLElement, look = ''): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.width = `${card.offsetWidth + 2 * copyMargin}px`;
  if (look) copy.classList.add(look);
  container.append(copy);
  return copy;
}
