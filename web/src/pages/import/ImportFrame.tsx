import type { ReactNode, Ref } from 'react';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { BackLink, Page } from '../../ui/page/Page.tsx';
import styles from './ImportPage.module.css';
import { type ImportStep, ImportSteps } from './ImportSteps.tsx';

interface Props {
  step: ImportStep;
  withoutColumns: boolean;
  /** Of what the step is about. */
  heading?: Ref<HTMLElement>;
  over?: boolean;
  lead?: string;
  /** Below the page: what leads on. */
  foot?: ReactNode;
  children: ReactNode;
}

export const ImportFrame = ({ step, withoutColumns, heading, over, lead, foot, children }: Props) => (
  <div className={styles.page}>
    <div className={styles.content}>
      <Page
        title={texts.title}
        help="proyectos"
        back={<BackLink to="/projects">{texts.back}</BackLink>}
        lead={lead && <p className={styles.lead}>{lead}</p>}
        tools={<ImportSteps current={step} withoutColumns={withoutColumns} {...(over && { over })} />}
      >
        <section ref={heading} tabIndex={-1} aria-label={texts.step[step]} className={styles.steps}>
          {children}
        </section>
      </Page>
    </div>
    {foot}
  </div>
);
