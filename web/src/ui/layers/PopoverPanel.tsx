import { Popover } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classes } from '../../lib/text/text.ts';
import styles from './PopoverPanel.module.css';

/** What opens above the page, beside its button or anchor. */
export const PopoverPanel = ({ className, ...content }: ComponentProps<typeof Popover.Content>) => (
  <Popover.Portal>
    <Popover.Content
      className={classes(styles.panel, className)}
      align="start"
      sideOffset={4}
      collisionPadding={8}
      {...content}
    />
  </Popover.Portal>
);
