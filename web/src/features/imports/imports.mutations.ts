import {
  type CheckedImport,
  taskImportEndpoints,
} from '@cuadrilla/contract/carry/imports/task-import-endpoints';
import {
  importLimits,
  type ImportPerson,
  type ImportSource,
  type TaskImport,
} from '@cuadrilla/contract/carry/imports/task-imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/server/api.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { batchesOf } from './batches.ts';
import type { ReadFile } from './draft.ts';
import { importKeys } from './import-keys.ts';
import { peopleOf, type Rehearsal } from './rehearse.ts';

/** Where the tasks go: a project that is there, or a new one of that name. */
export type ImportTarget = { projectId: number } | { name: string };

const isPresent = (target: ImportTarget): target is { projectId: number } => 'projectId' in target;

interface Checked {
  source: ImportSource;
  file: ReadFile;
  target: ImportTarget;
}

/** What only the server knows of a file. */
export function useCheckImport() {
  return useMutation({
    mutationFn: async ({ source, file, target }: Checked): Promise<CheckedImport> => {
      const people = peopleOf(file.drafts);
      if (!isPresent(target)) return call(taskImportEndpoints.check, { body: { people } });
      const params = { projectId: target.projectId };
      const check = (body: { people: ImportPerson[]; sourceIds: string[] }) =>
        call(taskImportEndpoints.checkIn, { params, body: { source, ...body } });
      const { found, known } = await check({ people, sourceIds: [] });
      const sourceIds = file.drafts.flatMap(({ sourceId }) => sourceId ?? []);
      for (const batch of batchesOf(sourceIds, importLimits.tasks)) {
        const more = await check({ people: [], sourceIds: batch });
        known.push(...more.known);
      }
      return { found, known };
    },
  });
}

interface Run {
  source: ImportSource;
  fileName: string;
  target: ImportTarget;
  rehearsal: Rehearsal;
}

/** Sends all of it, then lets it go on by itself; `sent` is how many tasks have arrived. */
export function useRunImport() {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const earlier = useRef<{ of: Rehearsal; begun: TaskImport }>(undefined);
  const run = useMutation({
    mutationFn: async ({ source, fileName, target, rehearsal }: Run): Promise<TaskImport> => {
      setSent(0);
      const { boards, people, labels, tasks } = rehearsal;
      const plan = {
        source,
        fileName: fileName.slice(-importLimits.fileName).toWellFormed(),
        boards,
        people,
        labels,
        taskCount: tasks.length,
      };
      const begin = () =>
        isPresent(target)
          ? call(taskImportEndpoints.beginIn, { params: { projectId: target.projectId }, body: plan })
          : call(taskImportEndpoints.begin, { body: { ...plan, name: target.name } });
      // Tried again after a break, it is the same one: parts that have arrived are left alone.
      const begun = earlier.current?.of === rehearsal ? earlier.current.begun : await begin();
      earlier.current = { of: rehearsal, begun };
      const params = { projectId: begun.projectId, importId: begun.id };
      for (const [index, part] of batchesOf(tasks, importLimits.part).entries()) {
        await call(taskImportEndpoints.addPart, { params, body: { ordinal: index + 1, tasks: part } });
        setSent((count) => count + part.length);
      }
      return call(taskImportEndpoints.start, { params });
    },
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey: importKeys.all }),
  });
  return { ...run, sent };
}

/** One that has stopped goes on where it was. */
export function useResumeImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ projectId, id: importId }: Pick<TaskImport, 'projectId' | 'id'>) =>
      call(taskImportEndpoints.start, { params: { projectId, importId } }),
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey: importKeys.all }),
  });
}

export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ projectId, id: importId, keep }: { projectId: number; id: number; keep: boolean }) =>
      call(taskImportEndpoints.undo, { params: { projectId, importId }, body: { keep } }),
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey: importKeys.all }),
  });
}
