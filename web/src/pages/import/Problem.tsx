import page from './ImportPage.module.css';

/** At the foot of a step: what is wrong with it, or under way. */
export const Problem = ({ text, calm }: { text: string | undefined; calm?: boolean }) => (
  <p role="status" className={page.problem} data-calm={calm || undefined}>
    {text}
  </p>
);
