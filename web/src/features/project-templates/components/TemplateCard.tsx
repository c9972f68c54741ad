import type { ProjectTemplate } from '@cuadrilla/contract/carry/project-templates/project-templates';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/page/Card.tsx';
import { CardLink } from '../../../ui/page/CardLink.tsx';
import { hueOf } from '../../../ui/controls/hues.ts';
import { templateTexts as texts } from '../project-templates.texts.ts';
import { StageBars } from './StageBars.tsx';
import styles from './TemplateCard.module.css';

/** One that comes along: what it is for, its stages and its size. */
export const TemplateCard = ({ template, icon }: { template: ProjectTemplate; icon: ReactNode }) => (
  <Card interactive className={styles.card} data-hue={hueOf(template.id)}>
    <div className={styles.head}>
      {icon}
      <div>
        <h2 className={styles.name}>{template.name}</h2>
        <p className={styles.description}>{template.description}</p>
      </div>
    </div>
    <StageBars template={template} />
    <div className={styles.foot}>
      <span className={styles.size}>{texts.size(template)}</span>
      <CardLink
        to="/templates/$templateId"
        params={{ templateId: template.id }}
        aria-label={texts.seeOne(template.name)}
      >
        {texts.see}
      </CardLink>
    </div>
  </Card>
);
