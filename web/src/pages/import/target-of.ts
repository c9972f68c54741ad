import type { ImportTarget } from '../../features/imports/imports.mutations.ts';
import { nameOf } from './project-name.ts';
import type { WantedTarget } from './SourceStep.tsx';

/** Where the tasks go; undefined as long as that is not said. */
export function targetOf(
  { kind, name, projectId }: WantedTarget,
  fileName: string | undefined,
): ImportTarget | undefined {
  if (kind === 'present') return projectId === undefined ? undefined : { projectId };
  const said = (name ?? nameOf(fileName ?? '')).trim();
  return said === '' ? undefined : { name: said };
}
