import { useStore } from '../../lib/store.ts';
import { Hidden } from '../../ui/controls/Hidden.tsx';
import { announcement } from './announced.ts';

/** The one place from where screen readers hear of what others do. */
export const Announcer = () => (
  <Hidden>
    <span role="log" aria-live="polite">
      {useStore(announcement)}
    </span>
  </Hidden>
);
