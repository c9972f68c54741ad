/** Which part of a picture is seen: how much larger than it needs to be, and where its middle is, from 0 to 1. */
export interface Frame {
  zoom: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const largestZoom = 4;
export const middleFrame: Frame = { zoom: 1, x: 0.5, y: 0.5 };

/** The square of the picture that is seen, in its own pixels: always whole inside it. */
export function seenPart({ width, height }: Size, { zoom, x, y }: Frame) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The picture follows the hand by so much of the square's side. */
export function moveFrame(size: Size, frame: Frame, across: number, down: number): Frame {
  const { side } = seenPart(size, frame);
  const moved = (at: number, whole: number, by: number): number =>
    whole > side ? within(at - (by * side) / (whole - side)) : at;
  return { ...frame, x: moved(frame.x, size.width, across), y: moved(frame.y, size.height, down) };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));
