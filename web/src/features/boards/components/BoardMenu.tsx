import type { Board, Label } from '@cuadrilla/contract/boards';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx';
import { boardTexts } from '../boards.texts.ts';
import { labelColour } from '../label-colour.ts';
import styles from './BoardMenu.module.css';

interface Props {
  board: Board;
  labels: readonly Label[];
  onRename: () => void;
  onColour: (label: Label) => void;
  onRemove: () => void;
}

export const BoardMenu = ({ board, labels, onRename, onColour, onRemove }: Props) => (
  <Menu
    trigger={
      <IconButton size="small" label={boardTexts.options(board.name)}>
        <Ellipsis size={18} />
      </IconButton>
    }
  >
    <MenuItem icon={<Pencil size={16} />} onSelect={onRename}>
      {boardTexts.rename}
    </MenuItem>
    {labels.length > 0 && (
      <>
        <MenuSeparator />
        <MenuChoice
          columns={2}
          label={boardTexts.colour}
          value={String(board.Label?.id ?? '')}
          options={labels.map((label) => ({
            value: String(label.id),
            label: label.name,
            icon: <span className={styles.swatch} {...labelColour(label)} />,
          }))}
          onChange={(id) => {
            const label = labels.find((each) => String(each.id) === id);
            if (label) onColour(label);
          }}
        />
        <MenuSeparator />
      </>
    )}
    <MenuItem icon={<Trash2 size={16} />} danger onSelect={onRemove}>
      {boardTexts.remove}
    </MenuItem>
  </Menu>
);
