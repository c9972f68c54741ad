export { BoardGrid as BoardKanban } from './BoardGrid.tsx';
