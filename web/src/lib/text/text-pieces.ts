import { findAddresses } from './web-addresses.ts';

/** «#128», but not in the middle of a word or an address. */
const mention = /(?<![\w#/&-])#([1-9]\d{0,8})(?![\w-])/g;

/** Words as they are, the number of a task, or an address. */
export type Piece = string | number | { href: string };

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { from, href } of findAddresses(text)) {
    pieces.push(...withNumbers(text.slice(end, from)), { href });
    end = from + href.length;
  }
  return [...pieces, ...withNumbers(text.slice(end))].filter((piece) => piece !== '');
}

function withNumbers(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: said, 1: number, index } of text.matchAll(mention)) {
    pieces.push(text.slice(end, index), Number(number));
    end = index + said.length;
  }
  return [...pieces, text.slice(end)];
}

export const tasksIn = (text: string): number[] =>
  piecesOf(text).filter((piece) => typeof piece === 'number');
