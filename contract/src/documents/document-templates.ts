export const templateKeys = ['acta', 'plan', 'retrospectiva', 'informe', 'especificacion'] as const;
export type TemplateKey = (typeof templateKeys)[number];

export interface DocumentTemplate {
  key: TemplateKey;
  name: string;
  /** What it is for, in one sentence. */
  about: string;
  icon: string;
  markdown: string;
}

/** Its parts, as they are shown before it is chosen. */
export const headingsOf = ({ markdown }: DocumentTemplate): string[] =>
  Array.from(markdown.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);

const acta = `**Fecha:**

**Lugar o enlace:**

## Asistentes

-

## Temas

1.

## Acuerdos

-

## Tareas nuevas

- [ ] Qué, quién y para cuándo
`;

const plan = `Qué se quiere lograr y por qué ahora, en dos o tres frases.

## Objetivo

-

## Alcance

**Entra:**

-

**No entra:**

-

## Etapas y fechas

| Etapa | Responsable | Termina |
| --- | --- | --- |
| Preparación |  |  |
| Desarrollo |  |  |
| Salida |  |  |

## Riesgos

| Riesgo | Qué haremos |
| --- | --- |
|  |  |
`;

const retrospectiva = `**Período:**

## Qué salió bien

-

## Qué costó

-

## Qué probar

-

## Acciones

- [ ] Qué, quién y para cuándo
`;

const informe = `**Semana del:**

## Terminado esta semana

-

## En marcha

-

## Trabas

-

## La semana que viene

-
`;

const especificacion = `Qué problema resuelve, para quién, y cómo se sabrá que quedó resuelto.

## Contexto

## Lo que debe hacer

- [ ]

## Lo que no hará

-

## Cómo se usa

1.

## Preguntas abiertas

-
`;

/** Ours; a project adds its own by marking documents. */
export const documentTemplates: readonly DocumentTemplate[] = [
  { key: 'acta', name: 'Acta de reunión', about: 'Lo hablado y lo acordado.', icon: '📝', markdown: acta },
  { key: 'plan', name: 'Plan de proyecto', about: 'Qué, quién y para cuándo.', icon: '🗺️', markdown: plan },
  {
    key: 'retrospectiva',
    name: 'Retrospectiva',
    about: 'Mirar atrás para mejorar.',
    icon: '🔁',
    markdown: retrospectiva,
  },
  {
    key: 'informe',
    name: 'Informe semanal',
    about: 'Lo hecho, lo que sigue y lo que traba.',
    icon: '📊',
    markdown: informe,
  },
  {
    key: 'especificacion',
    name: 'Especificación',
    about: 'Qué debe hacer, y qué no.',
    icon: '📐',
    markdown: especificacion,
  },
];
