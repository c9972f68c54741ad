import { CalendarDays, LayoutGrid, List, SquareKanban } from 'lucide-react';
import { boardTexts } from '../boards.texts.ts';

const { views } = boardTexts;

export const viewOptions = [
  { value: 'grid', label: views.grid, icon: <LayoutGrid size={16} /> },
  { value: 'kanban', label: views.kanban, icon: <SquareKanban size={16} /> },
  { value: 'list', label: views.list, icon: <List size={16} /> },
  { value: 'calendar', label: views.calendar, icon: <CalendarDays size={16} /> },
] as const;
