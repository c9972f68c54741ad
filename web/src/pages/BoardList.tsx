export { BoardGrid as BoardList } from './BoardGrid.tsx';
