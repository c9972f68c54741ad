import type { Project } from '@cuadrilla/contract/projects/projects';
import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import { ChevronDown, Plus } from 'lucide-react';
import { documentTexts as texts } from '../../features/documents/documents.texts.ts';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import type { useCreateInProject } from '../../services/documents/use-create-and-open.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/layers/Menu.tsx';

interface Props {
  projects: readonly Project[];
  /** Of the page: it stays, while the place of this changes once there is a document. */
  creating: ReturnType<typeof useCreateInProject>;
}

/** Begins a document in one of the projects in which one may; where there are several, in which is asked. */
export function CreateDocument({ projects, creating: { create, isPending } }: Props) {
  const open = projects.filter(({ role }) => permissionsOf({ role: role.name }).can_edit);
  const [only] = open;
  if (!only) return null;
  const plus = <Plus size={18} />;
  if (open.length === 1)
    return (
      <Button look="primary" icon={plus} loading={isPending} onClick={() => create(only.id, {})}>
        {texts.create}
      </Button>
    );
  return (
    <Menu
      trigger={
        <Button look="primary" icon={plus} loading={isPending}>
          {texts.create}
          <ChevronDown size={16} />
        </Button>
      }
    >
      {open.map(({ id, name }) => (
        <MenuItem key={id} icon={<Identicon id={id} size={20} />} onSelect={() => create(id, {})}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
