/** As the API says them: a test compares them with what it really says. */
export const exampleProject = (id: number) => ({
  id,
  name: 'Rediseño del sitio',
  description: 'El sitio nuevo',
  createdAt: '2026-10-01T12:00:00.000Z',
  updatedAt: '2026-10-16T14:41:09.000Z',
  archived: false,
  pinned: true,
  visitedAt: '2026-10-16T14:41:09.000Z',
  role: { name: 'Administrador' },
  boardCount: 6,
  memberCount: 7,
  example: false,
});

export const exampleTask = (ids: { board: number; task: number; column: number; person: number }) => ({
  id: ids.task,
  number: 128,
  title: 'Revisar el contrato',
  description: '',
  start_date: null,
  due_date: '2026-10-24T02:59:59.999Z',
  repeat: null,
  archived: false,
  priority_id: 3,
  assigned_to: ids.person,
  label_id: null,
  board_id: ids.board,
  column_id: ids.column,
  position: 'a0',
  start_day: null,
  due_day: '2026-10-23',
  createdAt: '2026-10-16T14:41:09.000Z',
  updatedAt: '2026-10-16T14:41:09.000Z',
  Priority: { id: 3, name: 'Alta' },
  assignedTo: {
    id: ids.person,
    first_name: 'Sofía',
    last_name: 'Benavídez',
    time_zone: 'America/Montevideo',
  },
  created_by: ids.person,
  version: 1,
  commentCount: 0,
  pointCount: 0,
  pointsDone: 0,
  attachmentCount: 0,
  blockedBy: 0,
});

export const exampleComment = (person: number) => ({
  id: 45,
  content: 'Listo para revisar',
  createdAt: '2026-10-16T14:41:09.000Z',
  updatedAt: '2026-10-16T14:41:09.000Z',
  author: { id: person, name: 'Sofía Benavídez' },
});

export const examplePoint = {
  id: 61,
  content: 'Acordar el depósito',
  done: false,
  position: 'a0',
  due_day: '2026-10-20',
  assigned_to: null,
  assignedTo: null,
};

export const exampleAttachment = (person: number) => ({
  id: 9,
  name: 'Contrato.pdf',
  size: 421_888,
  picture: false,
  createdAt: '2026-10-16T14:41:09.000Z',
  createdBy: { id: person, name: 'Sofía Benavídez' },
});

/** What a webhook is told of a completed task. */
export const exampleNotice = {
  type: 'task.completed',
  timestamp: '2026-10-16T14:41:09.000Z',
  data: {
    project: 7,
    seq: 1042,
    actor: { id: 12, name: 'Sofía Benavídez' },
    task: { ...exampleTask({ board: 3, task: 319, column: 13, person: 12 }), version: 3 },
    changes: { column_id: { before: 12, after: 13 } },
  },
};
