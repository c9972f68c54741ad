import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTaskActions } from '../../features/tasks/data/optimistic-actions.ts';
import { findShown } from '../../features/tasks/data/task-cache.ts';
import type { PropertyField } from '../../features/tasks/data/task-fields.tsx';
import { linkedTask } from '../../features/tasks/parts/card/task-links.ts';
import { FieldMenu } from '../../features/tasks/parts/field-menu/FieldMenu.tsx';
import { useFieldEditing } from '../../features/tasks/parts/field-menu/use-field-editing.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { useCaptureSources } from '../../services/use-capture-sources.ts';

const fields: Record<string, PropertyField> = {
  a: 'assignedTo',
  p: 'priorityId',
  f: 'dueDate',
  l: 'labelId',
  e: 'estimate',
};

/** On a card or a row a letter opens what there is to choose of it, in each view alike. */
export function FieldKeys({ projectId, boardId }: BoardPlace) {
  const client = useQueryClient();
  const sources = useCaptureSources(projectId);
  const { asked, ofTask, choose, close } = useFieldEditing([], sources, useTaskActions(projectId, boardId));
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const field = Object.hasOwn(fields, key.toLowerCase()) && fields[key.toLowerCase()];
    if (!field || ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
    if (!(target instanceof HTMLElement) || !target.matches('[data-task]')) return;
    const task = findShown(client, projectId, linkedTask(target) ?? 0);
    if (!task) return;
    event.preventDefault();
    ofTask(task, field, target);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return asked && <FieldMenu {...asked} sources={sources} onChoose={choose} onClose={close} />;
}
