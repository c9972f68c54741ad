import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';

/** A task as it is written here: its days count from the first, which is 1. */
interface WrittenTask {
  title: string;
  description: string;
  priority: 1 | 2 | 3 | 4;
  stage: string;
  role: string;
  start?: number;
  due: number;
}

export interface WrittenBoard {
  name: string;
  /** The usual three, if it names no others. */
  columns?: { name: string; kind: ColumnKind }[];
  /** In the order of their days. */
  tasks: WrittenTask[];
}

/** A template that comes with the product. */
export interface Written {
  /** Its colour follows from it. */
  id: number;
  name: string;
  description: string;
  roles: string[];
  stages: string[];
  boards: WrittenBoard[];
}
