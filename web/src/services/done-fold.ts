import { useState } from 'react';
import { withStorage } from '../lib/storage.ts';
import { useUser } from './session.ts';

const keyOf = (userId: number, boardId: number): string => `done:${userId}:${boardId}`;

/** Whether a board's list shows what is done, too: each person sees it as they last left it. */
export function useDoneFold(boardId: number): [isOpen: boolean, toggle: () => void] {
  const key = keyOf(useUser().id, boardId);
  const [isOpen, setOpen] = useState(() => withStorage(() => localStorage.getItem(key)) === 'open');
  const toggle = () => {
    setOpen(!isOpen);
    withStorage(() => (isOpen ? localStorage.removeItem(key) : localStorage.setItem(key, 'open')));
  };
  return [isOpen, toggle];
}
