import { isStill } from '../../../../lib/motion.ts';

/** design.md: what moves takes 220 ms. */
const moveFor = 220;
const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** A card that left is expected elsewhere at once, or not at all. */
const expectedFor = 600;

interface Origin {
  left: number;
  top: number;
  /** It comes out of a hand, not from another column. */
  dropped: boolean;
  at: number;
}

interface Landing {
  taskId: number;
  row: HTMLElement;
}

export type Flights = ReturnType<typeof createFlights>;

/**
 * Shows where cards went. Columns clip what is inside, so a card that changes columns flies as a copy above them,
 * from where it was last seen.
 */
export function createFlights() {
  const origins = new Map<number, Origin>();
  let landings: Landing[] = [];

  const originOf = (taskId: number): Origin | undefined => {
    const origin = origins.get(taskId);
    return origin && performance.now() - origin.at < expectedFor ? origin : undefined;
  };

  /** Columns report in any order: first all of them, then the flights, with the frame that first shows where they land. */
  function land(): void {
    const landed = landings;
    landings = [];
    for (const { taskId, row } of landed) {
      const origin = originOf(taskId);
      origins.delete(taskId);
      if (origin) fly(row, origin);
    }
  }

  return {
    leftFrom(taskId: number, corner: { left: number; top: number }, dropped = false): void {
      origins.set(taskId, { ...corner, dropped, at: performance.now() });
    },
    wasDropped: (taskId: number): boolean => originOf(taskId)?.dropped === true,
    landAt(landing: Landing): void {
      if (landings.length === 0) requestAnimationFrame(land);
      landings.push(landing);
    },
  };
}

/** A row that goes from one height to another, in place of the transition that its new style may have begun. */
export function slide(row: HTMLElement, from: number, to: number): void {
  if (isStill()) return;
  const transform = [from, to].map((top) => `translateY(${top}px)`);
  row.animate({ transform }, { duration: moveFor, easing: ease });
}

function fly(row: HTMLElement, { left, top, dropped }: Origin): void {
  const card = row.querySelector('article');
  if (!card || isStill()) return;
  const end = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${end.left}px`,
    top: `${end.top}px`,
    width: `${end.width}px`,
    zIndex: 'var(--layer-drag)',
    pointerEvents: 'none',
    boxShadow: 'var(--sh-drag)',
  });
  document.body.append(copy);
  row.animate({ opacity: [0, 0] }, { duration: moveFor });
  const tilt = dropped ? ' rotate(2.2deg)' : '';
  const start = `translate(${left - end.left}px, ${top - end.top}px)${tilt}`;
  const flight = copy.animate({ transform: [start, 'none'] }, { duration: moveFor, easing: ease });
  flight.addEventListener('finish', () => copy.remove());
}
