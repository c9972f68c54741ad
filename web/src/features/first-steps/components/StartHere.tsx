import { ArrowRight, Eye, Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CardLink } from '../../../ui/CardLink.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { useMakeExample } from '../first-steps.mutations.ts';
import { firstStepsTexts as texts } from '../first-steps.texts.ts';
import styles from './StartHere.module.css';

interface Props {
  title: string;
  text: string;
  onExample: (projectId: number) => void;
}

/** In the place of an empty dashboard: two ways to begin. */
export function StartHere({ title, text, onExample }: Props) {
  const id = useId();
  const make = useMakeExample();
  const open = () => make.mutate(undefined, { onSuccess: (project) => onExample(project.id) });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        <Card interactive className={styles.way}>
          <span className={styles.blank} aria-hidden="true">
            <Plus size={18} />
          </span>
          <div>
            <h3 className={styles.name}>{texts.blank}</h3>
            <p className={styles.why}>{texts.blankWhy}</p>
          </div>
          <CardLink to="/dashboard/create-project" aria-label={texts.blank}>
            {''}
          </CardLink>
        </Card>
        <Card className={styles.way}>
          <span className={styles.tile} aria-hidden="true">
            <Eye size={18} />
          </span>
          <div>
            <h3 className={styles.name}>
              {texts.example} <Chip tone="accent">{texts.exampleTag}</Chip>
            </h3>
            <p className={styles.why}>{texts.exampleWhy}</p>
          </div>
          <Button look="ghost" size="small" loading={make.isPending} onClick={open}>
            {make.isPending ? texts.making : texts.see}
            <ArrowRight size={16} />
          </Button>
        </Card>
      </div>
    </section>
  );
}
