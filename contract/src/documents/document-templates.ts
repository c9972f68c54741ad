import templates from './document-templates.json';

export const templateKeys = ['acta', 'plan', 'retrospectiva', 'informe', 'especificacion'] as const;
type TemplateKey = (typeof templateKeys)[number];

interface DocumentTemplate {
  name: string;
  /** What it is for, in one sentence. */
  about: string;
  icon: string;
  /** Its parts, as they are shown before it is chosen. */
  headings: string[];
}

/** Ours; a project adds its own by marking documents. Their text lies with the server. */
export const documentTemplates: Readonly<Record<TemplateKey, DocumentTemplate>> = templates;
