/** Which board, as every address and endpoint of it says. */
export interface BoardPlace {
  projectId: number;
  boardId: number;
}

export interface TaskPlace extends BoardPlace {
  taskId: number;
}
