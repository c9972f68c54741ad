import styles from '../../kanban/KanbanCard.module.css';

/** Around the copy, as in the style sheet: it keeps the shadow and the corners. */
export const copyMargin = 28;

/** The likeness of a card that goes along with the hand. */
export function drawCopy(card: HTMLElement, container: HTMLElement, look = styles.lifted ?? ''): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.width = `${card.offsetWidth + 2 * copyMargin}px`;
  copy.classList.add(look);
  container.append(copy);
  return copy;
}
