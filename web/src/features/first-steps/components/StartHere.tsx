import { ArrowRight, Eye, Import, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { classes } from '../../../lib/text/text.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { CardLink } from '../../../ui/page/CardLink.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { useMakeExample } from '../first-steps.mutations.ts';
import { firstStepsTexts as texts } from '../first-steps.texts.ts';
import styles from './StartHere.module.css';

interface Template {
  id: number;
  name: string;
  /** «34 tareas en 6 semanas» */
  size: string;
  icon: ReactNode;
}

interface Props {
  title: string;
  text: string;
  /** To begin with; not known yet, their place is kept. */
  templates: readonly Template[] | undefined;
  onStart: () => void;
  onExample: (projectId: number) => void;
}

/** In the place of an empty dashboard: the ways to begin. */
export function StartHere({ title, text, templates, onStart, onExample }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.head}>
        <h3 className={styles.part}>{texts.ways}</h3>
        <TextLink to="/templates">{texts.allTemplates}</TextLink>
      </div>
      {templates ? (
        <div className={styles.ways}>
          <Blank onStart={onStart} />
          {templates.map((template) => (
            <TemplateCard key={template.id} {...template} />
          ))}
        </div>
      ) : (
        <TemplatesLoading />
      )}
      <h3 className={styles.part}>{texts.bring}</h3>
      <Card className={classes(styles.way, styles.bring)}>
        <div>
          <h4 className={styles.name}>{texts.bringFrom}</h4>
          <p className={styles.why}>{texts.bringWhy}</p>
        </div>
        <ButtonLink to="/projects/import" icon={<Import size={16} />}>
          {texts.import}
        </ButtonLink>
      </Card>
      <h3 className={styles.part}>{texts.look}</h3>
      <Example onExample={onExample} />
    </section>
  );
}

/** The shortest way: its button covers the card. */
const Blank = ({ onStart }: Pick<Props, 'onStart'>) => (
  <Card interactive className={styles.way}>
    <span className={styles.blank} aria-hidden="true">
      <Plus size={18} />
    </span>
    <div>
      <h4 className={styles.name}>{texts.blank}</h4>
      <p className={styles.why}>{texts.blankWhy}</p>
    </div>
    <button
      type="button"
      className={styles.cover}
      aria-label={texts.blankLabel}
      aria-haspopup="dialog"
      onClick={onStart}
    >
      <ArrowRight size={16} />
    </button>
  </Card>
);

const TemplateCard = ({ id, name, size, icon }: Template) => (
  <Card interactive className={styles.way}>
    {icon}
    <div>
      <h4 className={styles.name}>{name}</h4>
      <p className={styles.why}>{size}</p>
    </div>
    <CardLink to="/templates/$templateId" params={{ templateId: id }} aria-label={name}>
      {''}
    </CardLink>
  </Card>
);

const TemplatesLoading = () => (
  <Loading label={texts.loadingTemplates}>
    <div className={styles.ways}>
      <Skeleton width="100%" height={66} count={6} />
    </div>
  </Loading>
);

function Example({ onExample }: Pick<Props, 'onExample'>) {
  const make = useMakeExample(onExample);
  return (
    <Card className={styles.way}>
      <span className={styles.tile} aria-hidden="true">
        <Eye size={18} />
      </span>
      <div>
        <h4 className={styles.name}>
          {texts.example} <Chip tone="accent">{texts.exampleTag}</Chip>
        </h4>
        <p className={styles.why}>{texts.exampleWhy}</p>
      </div>
      <Button look="ghost" size="small" loading={make.isPending} onClick={() => make.mutate()}>
        {make.isPending ? texts.making : texts.see}
        <ArrowRight size={16} />
      </Button>
    </Card>
  );
}
