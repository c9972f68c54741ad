import type { RoleName } from '@cuadrilla/contract/kernel/roles';
import type { Api, Person } from './api.ts';

interface Entity {
  id: number;
  name: string;
}

/** What a story takes as given, in one line each. */
export const givenProject = (
  api: Api,
  owner: Person,
  name = 'Feria de otoño',
  description = 'Puestos y turnos',
): Promise<Entity> => api.call(owner, 'POST', '/projects', { name, description });

export const givenBoard = (api: Api, owner: Person, projectId: number, name: string): Promise<Entity> =>
  api.call(owner, 'POST', `/projects/${projectId}/boards`, { name });

export const givenMember = (
  api: Api,
  owner: Person,
  projectId: number,
  person: Person,
  role: RoleName = 'Editor',
): Promise<unknown> =>
  api.call(owner, 'POST', `/projects/${projectId}/memberships`, { memberId: person.id, role });

export const givenRole = (
  api: Api,
  owner: Person,
  projectId: number,
  person: Person,
  role: RoleName,
): Promise<unknown> => api.call(owner, 'PATCH', `/projects/${projectId}/memberships/${person.id}`, { role });

export const givenTask = (
  api: Api,
  person: Person,
  projectId: number,
  boardId: number,
  title: string,
  dueDate = '2031-05-20',
): Promise<Entity> =>
  api.call(person, 'POST', `/projects/${projectId}/boards/${boardId}/tasks`, {
    title,
    description: '',
    dueDate,
    priorityId: 2,
    assignedTo: person.id,
  });
