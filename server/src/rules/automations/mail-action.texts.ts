import type { Letter } from '../../outside/mail/letter.ts';

export const ruleLetter = ({
  subject,
  text,
  path,
}: {
  subject: string;
  text: string;
  path: string;
}): Letter => ({
  subject,
  title: subject,
  paragraphs: text.split(/\n+/),
  button: { label: 'Abrir en Cuadrilla', path },
  footer: 'Lo envía una automatización de un proyecto en el que estás.',
});
