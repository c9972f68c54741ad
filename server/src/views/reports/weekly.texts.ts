import type { Letter } from '../../outside/mail/letter.ts';

export const weeklyLetter = ({
  projectId,
  project,
  findings,
}: {
  projectId: number;
  project: string;
  findings: string[];
}): Letter => ({
  subject: `La semana de «${project}»: ${findings[0] ?? ''}`,
  title: `La semana de «${project}»`,
  paragraphs: findings.map((finding) => `${finding}.`),
  button: { label: 'Ver el reporte', path: `/dashboard/projects/${projectId}?tab=reports` },
  footer: 'Llega cada lunes a quien lo pidió en los reportes del proyecto. Allí mismo se deja de recibir.',
});
