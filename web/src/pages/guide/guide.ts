import { type GuideSlug, guideTitles } from '../../ui/page/guide.texts.ts';
import administrar from './texts/administrar.md';
import automatizaciones from './texts/automatizaciones.md';
import avisos from './texts/avisos.md';
import buscar from './texts/buscar.md';
import calendario from './texts/calendario.md';
import cuenta from './texts/cuenta.md';
import documentos from './texts/documentos.md';
import equipos from './texts/equipos.md';
import primerosPasos from './texts/primeros-pasos.md';
import proyectos from './texts/proyectos.md';
import reportes from './texts/reportes.md';
import tableros from './texts/tableros.md';
import tareas from './texts/tareas.md';
import teclado from './texts/teclado.md';

const texts: Record<GuideSlug, typeof administrar> = {
  'primeros-pasos': primerosPasos,
  proyectos,
  tableros,
  tareas,
  calendario,
  buscar,
  equipos,
  avisos,
  reportes,
  automatizaciones,
  documentos,
  cuenta,
  teclado,
  administrar,
};

/** In the order in which one reads them. */
export const guide = (Object.entries(guideTitles) as [GuideSlug, string][]).map(([slug, title]) => ({
  slug,
  title,
  ...texts[slug],
}));

export type GuidePage = (typeof guide)[number];
