import { describe, expect, it } from 'vitest';
import {
  canChangeRole,
  canComment,
  canDeleteComment,
  canEditComment,
  canEditTasks,
  canGiveRole,
  canManageProject,
  canReadProject,
  canRemoveMember,
  permissionsOf,
  roleNames,
  type RoleName,
} from './roles.ts';

const me = (role: RoleName) => ({ userId: 1, role });
const other = (role: RoleName) => ({ userId: 2, role });

describe('what each role may do', () => {
  it.each([
    ['Propietario', true, true],
    ['Administrador', true, true],
    ['Editor', false, true],
    ['Lector', false, false],
  ] as const)('%s: manage %s, edit %s, and in any case read and comment', (role, manages, edits) => {
    expect(permissionsOf({ role })).toEqual({ can_manage: manages, can_edit: edits });
    expect(canManageProject(me(role))).toBe(manages);
    expect(canEditTasks(me(role))).toBe(edits);
    expect(canReadProject()).toBe(true);
    expect(canComment()).toBe(true);
  });
});

/** The roles that satisfy the condition, in the order of the table. */
const rolesWhere = (condition: (role: RoleName) => boolean): RoleName[] => roleNames.filter(condition);
const below: RoleName[] = ['Administrador', 'Editor', 'Lector'];

describe('roles of others', () => {
  it.each([
    ['Propietario', [...roleNames]],
    ['Administrador', below],
    ['Editor', []],
    ['Lector', []],
  ] as const)('%s may give the roles %j, and take them away again', (role, expected) => {
    expect(rolesWhere((given) => canGiveRole(me(role), given))).toEqual(expected);
    expect(rolesWhere((given) => canChangeRole(me(role), other('Editor'), given))).toEqual(expected);
    expect(rolesWhere((target) => canChangeRole(me(role), other(target), 'Lector'))).toEqual(expected);
    expect(rolesWhere((target) => canRemoveMember(me(role), other(target)))).toEqual(expected);
  });

  it('do not keep anyone from leaving', () => {
    expect(rolesWhere((role) => canRemoveMember(me(role), me(role)))).toEqual([...roleNames]);
  });

  it('cannot be raised by oneself', () => {
    expect(canChangeRole(me('Administrador'), me('Administrador'), 'Propietario')).toBe(false);
    expect(canChangeRole(me('Editor'), me('Editor'), 'Administrador')).toBe(false);
    expect(canChangeRole(me('Lector'), me('Lector'), 'Editor')).toBe(false);
  });
});

describe('comments', () => {
  it('are changed by their author alone', () => {
    expect(rolesWhere((role) => canEditComment(me(role), { authorId: 1 }))).toEqual([...roleNames]);
    expect(rolesWhere((role) => canEditComment(me(role), { authorId: 2 }))).toEqual([]);
  });

  it('are deleted by their author, and by whoever manages the project', () => {
    expect(rolesWhere((role) => canDeleteComment(me(role), { authorId: 1 }))).toEqual([...roleNames]);
    expect(rolesWhere((role) => canDeleteComment(me(role), { authorId: 2 }))).toEqual([
      'Propietario',
      'Administrador',
    ]);
  });
});
