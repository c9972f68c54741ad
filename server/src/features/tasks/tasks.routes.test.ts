import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

describe('creating a task', () => {
  it('answers the whole task, in the first column, by the person signed in', async () => {
    const board = await test.make.board();
    const { project } = board;
    const client = await test.as({ id: project.ownerId });
    const answer = await client.post(`/projects/${project.id}/boards/${board.id}/tasks`, {
      title: '  Contratar el camión ',
      description: 'Con rampa',
      dueDate: '2026-12-01',
      priorityId: 4,
      assignedTo: project.ownerId,
      createdBy: 999,
      boardId: board.id,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Contratar el camión',
      description: 'Con rampa',
      due_date: '2026-12-01T23:59:00.000Z',
      priority_id: 4,
      Priority: { id: 4, name: 'Máxima' },
      assigned_to: project.ownerId,
      assignedTo: { first_name: 'Ana' },
      created_by: project.ownerId,
      board_id: board.id,
      version: 1,
      commentCount: 0,
    });
  });
});
