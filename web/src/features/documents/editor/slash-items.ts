import { calloutKinds } from '@cuadrilla/contract/documents/document/blocks';
import { schema } from '@cuadrilla/contract/documents/document/schema';
import {
  AtSign,
  CalendarDays,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Image,
  Info,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  ListTodo,
  type LucideIcon,
  Minus,
  ChevronRight,
  Quote,
  SquareCheck,
  Table,
} from 'lucide-react';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { includesFolded } from '../../../lib/text/text.ts';
import { insertBlock, insertToggle, toggleWrap, toList, toText } from './block-commands.ts';
import type { DocumentLinks } from './document-links.ts';
import { editorTexts } from './editor.texts.ts';
import { insertPictures } from './pictures.ts';
import { newTable } from './table-commands.ts';
import { beginTask } from './task-line.ts';

const { nodes } = schema;

export interface SlashItem {
  group: 'De Cuadrilla' | 'Bloques';
  name: string;
  hint: string;
  /** Other words by which it is looked for. */
  words: string;
  icon: LucideIcon;
  run: (view: EditorView, links: DocumentLinks) => void;
}

const doing =
  (command: Command): SlashItem['run'] =>
  (view) =>
    void command(view.state, view.dispatch, view);

const typing =
  (text: string): SlashItem['run'] =>
  (view) =>
    view.dispatch(view.state.tr.insertText(text));

const today = (): string =>
  new Intl.DateTimeFormat('es', { day: '2-digit', month: '2-digit', year: 'numeric' })
    .format(new Date())
    .replaceAll('/', '-');

const choosePicture: SlashItem['run'] = (view, links) => {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: 'image/*',
    multiple: true,
  });
  input.addEventListener('change', () => insertPictures(view, input.files ?? undefined, links));
  input.click();
};

const ours = (
  name: string,
  hint: string,
  words: string,
  icon: LucideIcon,
  run: SlashItem['run'],
): SlashItem => ({ group: 'De Cuadrilla', name, hint, words, icon, run });

const block = (
  name: string,
  hint: string,
  words: string,
  icon: LucideIcon,
  run: SlashItem['run'],
): SlashItem => ({ group: 'Bloques', name, hint, words, icon, run });

const items: SlashItem[] = [
  ours('Crear una tarea', 'título y Enter', 'task nueva', SquareCheck, beginTask),
  ours('Enlazar una tarea', '[[', 'task chip', Link2, typing('[[')),
  ours('Mencionar a alguien', '@', 'persona gente', AtSign, typing('@')),
  ours(
    'Lista de tareas viva',
    'búsqueda',
    'consulta incrustar filtro',
    ListTodo,
    doing(insertBlock(nodes.taskQuery.create())),
  ),
  block('Título grande', '#', 'encabezado h1', Heading1, doing(toText(nodes.heading, { level: 1 }))),
  block('Título', '##', 'encabezado h2', Heading2, doing(toText(nodes.heading, { level: 2 }))),
  block('Subtítulo', '###', 'encabezado h3', Heading3, doing(toText(nodes.heading, { level: 3 }))),
  block('Lista', '-', 'viñetas puntos', List, doing(toList(nodes.bulletList))),
  block('Lista numerada', '1.', 'orden', ListOrdered, doing(toList(nodes.orderedList))),
  block(
    'Lista de verificación',
    '[ ]',
    'checklist casillas pendientes',
    ListChecks,
    doing(toList(nodes.checklist)),
  ),
  block('Tabla', '3 × 3', 'filas columnas', Table, doing(insertBlock(newTable()))),
  block('Código', '```', 'programa', Code, doing(toText(nodes.codeBlock))),
  block('Cita', '>', 'comillas', Quote, doing(toggleWrap(nodes.quote))),
  ...calloutKinds.map((kind) =>
    block(
      `Aviso: ${editorTexts.callouts[kind]}`,
      '',
      'destacado recuadro',
      Info,
      doing(toggleWrap(nodes.callout, { kind })),
    ),
  ),
  block('Desplegable', '', 'plegar acordeón detalles', ChevronRight, doing(insertToggle)),
  block('Imagen', 'pegar o arrastrar', 'foto archivo', Image, choosePicture),
  block('Fecha', 'hoy', 'día', CalendarDays, (view) => view.dispatch(view.state.tr.insertText(today()))),
  block('Separador', '---', 'línea', Minus, doing(insertBlock(nodes.divider.create()))),
];

/** Those whose name begins with it first. */
export function slashItems(typed: string): SlashItem[] {
  const found = items.filter(({ name, words }) => includesFolded(`${name} ${words}`, typed));
  const starts = ({ name }: SlashItem) => includesFolded(name.slice(0, typed.length), typed);
  return typed === '' ? found : [...found.filter(starts), ...found.filter((item) => !starts(item))];
}
