import { expect, it } from 'vitest';
import { middleFrame, moveFrame, seenPart } from './picture-frame.ts';

const wide = { width: 300, height: 100 };

it('shows the largest square in the middle to begin with', () => {
  expect(seenPart(wide, middleFrame)).toEqual({ left: 100, top: 0, side: 100 });
});

it('shows less of it the larger it is drawn', () => {
  expect(seenPart(wide, { ...middleFrame, zoom: 2 })).toEqual({ left: 125, top: 25, side: 50 });
});

it('follows the hand, and no further than its edges', () => {
  const dragged = moveFrame(wide, middleFrame, 0.5, 0.5);
  expect(seenPart(wide, dragged)).toEqual({ left: 50, top: 0, side: 100 });
  expect(seenPart(wide, moveFrame(wide, dragged, 9, 9))).toEqual({ left: 0, top: 0, side: 100 });
  expect(seenPart(wide, moveFrame(wide, dragged, -9, -9))).toEqual({ left: 200, top: 0, side: 100 });
});
