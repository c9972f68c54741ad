import type { Column, ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { Archive, ArrowLeft, ArrowRight, Ellipsis, Gauge, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../../ui/layers/Menu.tsx';
import { kindChoices } from '../column-kinds.ts';
import { columnTexts } from '../columns.texts.ts';

interface Props {
  column: Column;
  /** Undefined where nothing of it is done, and for who may not. */
  onArchive: (() => void) | undefined;
  /** False for those who do not manage the project. */
  managing: false | Managing;
}

interface Managing {
  onRename: () => void;
  onKind: (kind: ColumnKind) => void;
  onLimit: () => void;
  /** Undefined at that end of the row. */
  onLeft: (() => void) | undefined;
  onRight: (() => void) | undefined;
  /** Undefined for the last one: a board needs a column. */
  onRemove: (() => void) | undefined;
}

/** Not there where nothing is to be chosen. */
export function ColumnMenu({ column, onArchive, managing }: Props) {
  if (!managing && !onArchive) return null;
  const archive = onArchive && (
    <MenuItem icon={<Archive size={16} />} onSelect={onArchive}>
      {columnTexts.archiveDone}
    </MenuItem>
  );
  return (
    <Menu
      trigger={
        <IconButton size="small" label={columnTexts.options(column.name)}>
          <Ellipsis size={18} />
        </IconButton>
      }
    >
      {managing ? <ManagingItems {...managing} column={column} archive={archive} /> : archive}
    </Menu>
  );
}

const ManagingItems = ({
  column,
  archive,
  onRename,
  onKind,
  onLimit,
  onLeft,
  onRight,
  onRemove,
}: Managing & { column: Column; archive: ReactNode }) => (
  <>
    <MenuItem icon={<Pencil size={16} />} onSelect={onRename}>
      {columnTexts.rename}
    </MenuItem>
    <MenuItem icon={<Gauge size={16} />} onSelect={onLimit}>
      {columnTexts.limit}
    </MenuItem>
    {onLeft && (
      <MenuItem icon={<ArrowLeft size={16} />} onSelect={onLeft}>
        {columnTexts.toLeft}
      </MenuItem>
    )}
    {onRight && (
      <MenuItem icon={<ArrowRight size={16} />} onSelect={onRight}>
        {columnTexts.toRight}
      </MenuItem>
    )}
    {archive}
    <MenuSeparator />
    <MenuChoice label={columnTexts.kind} value={column.kind} options={kindChoices} onChange={onKind} />
    {onRemove && (
      <>
        <MenuSeparator />
        <MenuItem icon={<Trash2 size={16} />} danger onSelect={onRemove}>
          {columnTexts.remove}
        </MenuItem>
      </>
    )}
  </>
);
