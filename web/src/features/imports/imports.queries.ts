import type { ImportState } from '@cuadrilla/contract/log/import-states';
import { taskImportEndpoints } from '@cuadrilla/contract/carry/imports/task-import-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call, isMissing } from '../../lib/server/api.ts';
import { importKeys } from './import-keys.ts';

const isUnderWay = (state: ImportState): boolean => state === 'running' || state === 'undoing';

export const importsQuery = () =>
  queryOptions({
    queryKey: importKeys.list(),
    queryFn: ({ signal }) => call(taskImportEndpoints.list, { signal }),
    staleTime: 0,
  });

export const importQuery = (projectId: number, importId: number) =>
  queryOptions({
    queryKey: importKeys.one(projectId, importId),
    queryFn: ({ signal }) => call(taskImportEndpoints.read, { params: { projectId, importId }, signal }),
    staleTime: 0,
    // Taken back with its project, it can be asked for no more.
    refetchInterval: ({ state: { data, error } }) =>
      data && isUnderWay(data.state) && !isMissing(error) ? 1_000 : false,
  });
