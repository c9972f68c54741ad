import type { Point } from '@cuadrilla/contract/tasks/points';
import type { ComponentProps } from 'react';
import { PointDrag } from './PointDrag.tsx';
import { PointMenus } from './PointMenus.tsx';

interface Props extends Omit<ComponentProps<typeof PointDrag>, 'ids'> {
  /** Those that can be taken. */
  movable: readonly Point[];
  /** The one that is open. */
  menu: ComponentProps<typeof PointMenus> | undefined;
}

/** What can be done with points besides ticking and writing. */
export const PointTools = ({ movable, menu, ...drag }: Props) => (
  <>
    <PointDrag {...drag} ids={movable.map(({ id }) => id)} />
    {menu && <PointMenus {...menu} />}
  </>
);
