import type { BoardView } from '@cuadrilla/contract/tasks/board-views';
import type { Board } from '@cuadrilla/contract/tasks/boards';
import type { Label } from '@cuadrilla/contract/tasks/label';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../../ui/layers/Menu.tsx';
import { boardTexts } from '../boards.texts.ts';
import { labelColour } from '../label-colour.ts';
import styles from './BoardMenu.module.css';
import { viewOptions } from './view-options.tsx';

interface Props {
  board: Board;
  /** For whoever may change the board itself. */
  managed:
    | {
        labels: readonly Label[];
        onRename: () => void;
        onColour: (label: Label) => void;
        onFirstView: (view: BoardView) => void;
        onRemove: () => void;
      }
    | undefined;
  /** What else its page offers. */
  children?: ReactNode;
}

export const BoardMenu = ({ board, managed, children }: Props) => (
  <Menu
    trigger={
      <IconButton size="small" label={boardTexts.options(board.name)}>
        <Ellipsis size={18} />
      </IconButton>
    }
  >
    {managed && (
      <MenuItem icon={<Pencil size={16} />} onSelect={managed.onRename}>
        {boardTexts.rename}
      </MenuItem>
    )}
    {children}
    {managed && managed.labels.length > 0 && (
      <>
        <MenuSeparator />
        <MenuChoice
          columns={2}
          label={boardTexts.colour}
          value={String(board.Label?.id ?? '')}
          options={managed.labels.map((label) => ({
            value: String(label.id),
            label: label.name,
            icon: <span className={styles.swatch} {...labelColour(label)} />,
          }))}
          onChange={(id) => {
            const label = managed.labels.find((each) => String(each.id) === id);
            if (label) managed.onColour(label);
          }}
        />
      </>
    )}
    {managed && (
      <>
        <MenuSeparator />
        <MenuChoice
          columns={2}
          label={boardTexts.firstView}
          value={board.firstView}
          options={viewOptions}
          onChange={managed.onFirstView}
        />
        <MenuSeparator />
        <MenuItem icon={<Trash2 size={16} />} danger onSelect={managed.onRemove}>
          {boardTexts.remove}
        </MenuItem>
      </>
    )}
  </Menu>
);
