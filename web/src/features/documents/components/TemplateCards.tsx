import { documentTemplates, templateKeys } from '@cuadrilla/contract/documents/document-templates';
import type { Document } from '@cuadrilla/contract/documents/documents';
import { ArrowRight } from 'lucide-react';
import type { NewDocument } from '../documents.mutations.ts';
import { documentTexts as texts } from '../documents.texts.ts';
import styles from './TemplateCards.module.css';

interface Template {
  name: string;
  icon: string;
  about: string;
  headings: string[];
  from: Pick<NewDocument, 'template' | 'copyOf'>;
}

const ours: Template[] = templateKeys.map((template) => ({
  ...documentTemplates[template],
  from: { template },
}));

const ownTemplate = ({ id, title, icon }: Document): Template => ({
  name: title,
  icon,
  about: texts.ownTemplate,
  headings: [],
  from: { copyOf: id },
});

interface Props {
  /** The project's own. */
  own: readonly Document[];
  onUse: (template: Template) => void;
}

export const TemplateCards = ({ own, onUse }: Props) => (
  <section>
    <h2 className={styles.heading}>{texts.templates}</h2>
    <ul className={styles.cards}>
      {[...own.map(ownTemplate), ...ours].map((template) => (
        <li key={template.from.template ?? template.from.copyOf} className={styles.card}>
          <h3 className={styles.name}>{template.name}</h3>
          <p className={styles.about}>{template.about}</p>
          <ol className={styles.parts}>
            {template.headings.slice(0, 4).map((heading) => (
              <li key={heading}>{heading}</li>
            ))}
          </ol>
          <button
            type="button"
            className={styles.use}
            aria-label={texts.useTemplateNamed(template.name)}
            onClick={() => onUse(template)}
          >
            {texts.useTemplate}
            <ArrowRight size={15} />
          </button>
        </li>
      ))}
    </ul>
  </section>
);
