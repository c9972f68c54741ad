import type { LandingPerson } from './people.texts.ts';

export interface SampleTask {
  title: string;
  priority: { id: number; name: string };
  date: string;
  comments: number;
  assignee: LandingPerson;
  mark?: 'today' | 'late' | 'edited';
}

const baja = { id: 1, name: 'Baja' };
const media = { id: 2, name: 'Media' };
const alta = { id: 3, name: 'Alta' };
const maxima = { id: 4, name: 'Máxima' };

/** What the pictures of the landing page show. */
const tasks = {
  redirects: {
    title: 'Preparar redirecciones de las URL anteriores',
    priority: alta,
    date: '19-10-2026',
    comments: 5,
    assignee: 'mateo',
    mark: 'edited',
  },
  prices: {
    title: 'Redactar los textos de la página de precios',
    priority: media,
    date: '21-10-2026',
    comments: 2,
    assignee: 'valentina',
  },
  social: {
    title: 'Definir imagen y título para redes sociales',
    priority: baja,
    date: '26-10-2026',
    comments: 0,
    assignee: 'camila',
  },
  contact: {
    title: 'Corregir el formulario de contacto en Safari',
    priority: maxima,
    date: '14-10-2026',
    comments: 8,
    assignee: 'bruno',
    mark: 'today',
  },
  images: {
    title: 'Optimizar las imágenes de la portada',
    priority: media,
    date: '16-10-2026',
    comments: 3,
    assignee: 'lucia',
  },
  menu: {
    title: 'Menú móvil: el foco se escapa al abrirlo',
    priority: alta,
    date: '13-10-2026',
    comments: 6,
    assignee: 'tomas',
    mark: 'late',
  },
  staging: {
    title: 'Configurar el entorno de pruebas',
    priority: alta,
    date: '02-10-2026',
    comments: 2,
    assignee: 'mateo',
  },
  inventory: {
    title: 'Inventario de contenidos del sitio actual',
    priority: media,
    date: '05-10-2026',
    comments: 7,
    assignee: 'camila',
  },
  type: {
    title: 'Elegir tipografía y escala de títulos',
    priority: baja,
    date: '07-10-2026',
    comments: 11,
    assignee: 'sofia',
  },
} satisfies Record<string, SampleTask>;

export const sampleColumns: { name: string; count: number; tasks: SampleTask[] }[] = [
  { name: 'Por hacer', count: 3, tasks: [tasks.redirects, tasks.prices, tasks.social] },
  { name: 'En curso', count: 3, tasks: [tasks.contact, tasks.menu, tasks.images] },
  { name: 'Hecho', count: 3, tasks: [tasks.staging, tasks.inventory, tasks.type] },
];

export const sampleList: SampleTask[] = [tasks.contact, tasks.menu, tasks.images, tasks.social];

export const sampleQuotes: { text: string; by: LandingPerson; role: string }[] = [
  {
    text: '«Pasamos de preguntar en qué anda cada cosa a mirarlo. La reunión de los lunes bajó de una hora a quince minutos.»',
    by: 'valentina',
    role: 'Coordinación de proyectos, Estudio Ombú',
  },
  {
    text: '«Lo instalamos en nuestro servidor un viernes y el lunes ya estaban todas las obras cargadas. Nadie pidió capacitación.»',
    by: 'julian',
    role: 'Jefatura de obra, Constructora Litoral',
  },
];
